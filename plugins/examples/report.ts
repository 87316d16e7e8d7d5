import {quantity} from '../engine/quantity';
import {formatProblem} from '../engine/problem';
import type {CodeBlock} from './codeBlocks';
import type {RunResult} from './results';

/** A failed command and its line in the page; of a continued command, its last line. */
export const commandAt = ({body, line}: CodeBlock, at: number): {line: number; command: string} => ({
  line: line + at,
  command: body.split('\n')[at - 1]?.trim() ?? '',
});

export function lastLines(printed: string, count = 40): string {
  const lines = printed.replace(/\n$/, '').split('\n');
  const left = lines.length > count ? [`[${lines.length - count} lines left out]`] : [];
  return printed === ''
    ? '  (nothing printed)'
    : [...left, ...lines.slice(-count)].map((line) => `  ${line}`).join('\n');
}

export const isFailed = ({problems}: RunResult) => problems.length > 0;

export function formatResult({page: {id}, seconds, rewrites, problems}: RunResult): string {
  const rewritten = rewrites.length > 0 ? `, ${rewrites.length} rewritten` : '';
  const found = problems.flatMap((problem) => [
    formatProblem(problem),
    ...(problem.details ? [problem.details] : []),
  ]);
  return [`${problems.length > 0 ? '✗' : '✓'} ${id} ${seconds.toFixed(1)} s${rewritten}`, ...found].join(
    '\n',
  );
}

/** `2 of 54 pages failed` */
export function formatSummary(results: RunResult[]): string {
  const failed = results.filter(isFailed).length;
  const pages = quantity(results.length, 'page');
  return failed > 0 ? `${failed} of ${pages} failed` : `${pages} passed`;
}
