/** Pages that the framework can't draw: it prints stacks, and the address of each page in place of its file. */
import type {ContentPage} from '../../engine/content';
import type {Problem} from '../../engine/problem';

/** What is used of an error, which can be from another realm. */
export interface Failure {
  message: string;
  stack?: string;
  cause?: Failure;
  errors?: readonly Failure[];
}

/** Line at which a page names a component of the stack, or the property that a value lacks; 1 if it names none. */
function lineOfFailure({stack = '', message}: Failure, text: string): number {
  const functions = Array.from(stack.matchAll(/ at (?:new )?(\w+) /g), ([, name = '']) => name);
  const [, property] = /reading '(\w+)'/.exec(message) ?? [];
  const isNamed = (line: string) =>
    line.includes(`.${property}`) ||
    Array.from(line.matchAll(/<([A-Z]\w+)/g)).some(([, tag = '']) =>
      functions.some((name) => name.startsWith(tag)),
    );
  return Math.max(text.split('\n').findIndex(isNamed), 0) + 1;
}

/** A problem for each page, from the error with which the framework ends a build; empty for another error. */
export function drawingProblems(error: Failure, pages: readonly ContentPage[], baseUrl: string): Problem[] {
  const {cause, errors = []} = error;
  const found = errors.flatMap(({message, cause}) => {
    const [, address] = /^Can't render static file for pathname "(.*)"/.exec(message) ?? [];
    if (!address || !cause) {
      return [];
    }
    const page = pages.find(({route}) => route === address.slice(baseUrl.length - 1));
    const {file = address, text = ''} = page ?? {};
    const [first = ''] = cause.message.split('\n');
    return [{file, line: lineOfFailure(cause, text), message: `can't be drawn: ${first}`}];
  });
  return cause ? drawingProblems(cause, pages, baseUrl) : found;
}
