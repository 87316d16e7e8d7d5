/** Pages that the framework can't draw: it prints stacks, and the address of each page in place of its file. */
import type {ContentPage} from '../../engine/content';
import type {Problem} from '../../engine/problem';

/** What is used of an error, which can be from another realm. */
export type Failure = Pick<Error, 'message' | 'stack'> & {cause?: Failure; errors?: readonly Failure[]};

/** Line at which a page names a component of the stack, or the property that a value lacks; 1 if it names none. */
function lineOfFailure({stack = '', message}: Failure, text: string): number {
  const functions = Array.from(stack.matchAll(/ at (\w+) /g), ([, name = '']) => name);
  const missing = `.${/reading '(\w+)'/.exec(message)?.[1]}`;
  const isDrawn = (tag: string) => functions.some((name) => name.startsWith(tag));
  const isNamed = (line: string) =>
    line.includes(missing) || Array.from(line.matchAll(/<([A-Z]\w+)/g)).some(([, tag = '']) => isDrawn(tag));
  return Math.max(text.split('\n').findIndex(isNamed), 0) + 1;
}

/** A problem for each page, from the error with which the framework ends a build; empty for another error. */
export function drawingProblems({cause, errors}: Failure, pages: readonly ContentPage[]): Problem[] {
  const found = (errors ?? []).flatMap(({message, cause}) => {
    const [, address = ''] = /^Can't render static file for pathname "(.*)"/.exec(message) ?? [];
    const {file = address, text = ''} = pages.find(({route}) => address.endsWith(route)) ?? {};
    const why = `can't be drawn: ${cause?.message.split('\n')[0]}`;
    return cause && address ? [{file, line: lineOfFailure(cause, text), message: why}] : [];
  });
  return cause ? drawingProblems(cause, pages) : found;
}
