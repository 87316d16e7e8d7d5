/** What `<Tabs>` needs: the component checks it when React renders, and a rule for writers before. Browsers load this file. */

interface TabsProps {
  defaultValue?: string | null;
  groupId?: string;
  queryString?: string | boolean;
}

interface Item {
  props: {value?: unknown};
  type?: unknown;
}

export interface TabsProblem {
  message: string;
  remedy: string;
}

/** The first mistake in the properties of tabs; undefined if there is none. */
export function problemOf(
  {defaultValue, groupId, queryString}: TabsProps,
  items: readonly Item[],
): TabsProblem | undefined {
  const values = items.map(({props}) => props.value);
  if (values.length === 0) {
    return {message: '<Tabs> has no tab', remedy: 'write a <TabItem value="…"> for each alternative'};
  }
  if (values.some((value) => typeof value !== 'string' || value === '')) {
    return {message: 'a tab has no value', remedy: 'write <TabItem value="…">, and in <Tabs> nothing else'};
  }
  const double = values.find((value, index) => values.indexOf(value) !== index);
  if (double !== undefined) {
    return {message: `two tabs have the value ${String(double)}`, remedy: 'give each tab its own value'};
  }
  if (typeof defaultValue === 'string' && !values.includes(defaultValue)) {
    return {
      message: `no tab has the default value ${defaultValue}`,
      remedy: `choose one of ${values.join(', ')}`,
    };
  }
  if (queryString === true && !groupId) {
    return {
      message: 'queryString needs a name',
      remedy: 'write queryString="name", or add a groupId',
    };
  }
  return undefined;
}
