import {Children, isValidElement, type ReactNode} from 'react';

/**
 * Takes the meanings out of the list that MDX made of a table's children: items of the form "`name`: meaning". They and
 * the names must be the same, or the build stops.
 */
export function readMeanings(
  children: ReactNode,
  names: string[],
  fail: (problem: string) => never,
): Map<string, ReactNode> {
  const meanings = new Map<string, ReactNode>();
  for (const item of elements(children).flatMap((list) => elements(list.props.children))) {
    const [code, separator, ...rest] = Children.toArray(item.props.children);
    const name = isValidElement<{children?: ReactNode}>(code) ? code.props.children : undefined;
    if (typeof name !== 'string' || typeof separator !== 'string' || !separator.startsWith(': ')) {
      return fail(
        'each item of the list must read "- `name`: meaning", without blank lines between the items',
      );
    }
    if (meanings.has(name)) {
      fail(`${name} has two meanings on the page`);
    }
    meanings.set(name, [separator.slice(2), ...rest]);
  }
  for (const name of names) {
    if (!meanings.has(name)) {
      fail(`${name} has no meaning on the page`);
    }
  }
  for (const name of meanings.keys()) {
    if (!names.includes(name)) {
      fail(`the page gives a meaning to ${name}, which is not part of it`);
    }
  }
  return meanings;
}

function elements(children: ReactNode) {
  return Children.toArray(children).filter((child) => isValidElement<{children?: ReactNode}>(child));
}
