// Parses diagrams without a browser, because Mermaid has only asynchronous functions, and replaces functions for all code of its process.
// Input: ["flowchart LR\n  A[", "pie\n \"a\": 1"]; output, both as JSON: [{"line": 2, "message": "Mermaid …"}, null]
import process from 'node:process';
import {text} from 'node:stream/consumers';
// The bundle with all its packages loads in a third of the time.
import mermaid from 'mermaid/dist/mermaid.esm.min.mjs';

// Without a browser, the DOMPurify inside Mermaid is a function that lacks these. Nothing is drawn here, so labels may be as they are.
Object.assign(Function.prototype, {addHook() {}, sanitize: (label) => label});

/** Lines that Mermaid removes before it counts. Blank ones instead keep the numbers, but for those at the start. */
const blank = (source) =>
  source.replace(/^\s*---\n.*?\n---\n/s, (lines) => lines.replace(/.+/g, '')).replace(/^\s*%%.*$/gm, '');

async function parse(source) {
  try {
    await mermaid.parse(source);
  } catch (error) {
    return error;
  }
}

/** A mistake that its grammar names. Other errors may only be the lack of a browser. */
async function findMistake(source) {
  const error = await parse(source);
  if (error?.name === 'UnknownDiagramError') {
    return {line: 1, message: 'Mermaid has no diagram of this kind'};
  }
  if (!error?.hash && !error?.result) {
    return null;
  }
  const counted = blank(source);
  const {hash, result} = (await parse(counted)) ?? {};
  const inParser = hash && (hash.loc?.first_line ?? hash.line + 1);
  const inLexer = result?.lexerErrors[0]?.line ?? result?.parserErrors[0]?.token.startLine;
  const leading = /^\s*/.exec(counted)[0].split('\n').length - 1;
  const line = leading + (inParser || inLexer || 1);
  return {line, message: "Mermaid can't read this diagram from here on"};
}

const mistakes = [];
for (const source of JSON.parse(await text(process.stdin))) {
  mistakes.push(await findMistake(source));
}
process.stdout.write(JSON.stringify(mistakes));
