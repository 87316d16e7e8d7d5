/** Formats progress, faults and the final table for a person. */
import pc from 'picocolors';
import {unifiedDiff} from './diff';
import type {Page, Run} from './pages';
import {formatProblem} from '../../lib/examplePage';
import {type Share, formatShare} from './rules';
import type {Fault} from './results';
import type {Finished} from './schedule';

/** Where the runner's words go; the tests read them. */
export interface Out {
  print(text: string): void;
  complain(text: string): void;
  /** Writes without a newline; only a terminal has it. */
  draw: ((text: string) => void) | undefined;
}

const colors = {'-': pc.red, '+': pc.green, '@': pc.cyan};

/** A fault with its diff, or with the output of the step. */
export function formatFault(fault: Fault): string {
  const parts = [pc.bold(formatProblem(fault))];
  if (fault.edits) {
    parts.push(pc.red(`--- ${fault.file}`), pc.green('+++ this run'));
    parts.push(unifiedDiff(fault.edits, fault.line + 1, (mark, text) => colors[mark](text)));
  } else if (fault.printed !== undefined) {
    parts.push(fault.printed === '' ? pc.dim('  (nothing printed)') : indent(lastLines(fault.printed, 40)));
  }
  return parts.join('\n');
}

const indent = (text: string) => text.replace(/\n$/, '').replace(/^/gm, '  ');

function lastLines(text: string, count: number): string {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.length <= count
    ? text
    : [`[${lines.length - count} lines left out]`, ...lines.slice(-count)].join('\n');
}

/** One line per finished page; on a terminal, below it a live line of the pages that still run. */
export class Progress {
  private readonly running = new Set<string>();
  private done = 0;
  private readonly total: number;
  private readonly out: Out;

  constructor(total: number, out: Out) {
    this.total = total;
    this.out = out;
  }

  start({label}: Run): void {
    this.running.add(label);
    this.draw();
  }

  finish(finished: Finished): void {
    const {label} = finished.run;
    this.running.delete(label);
    this.done++;
    this.clear();
    if ('blockedBy' in finished) {
      this.out.print(`${pc.yellow('-')} ${label} not run: ${finished.blockedBy.label} failed`);
    } else {
      const {faults, steps, proofs, seconds, rewrites} = finished;
      const mark = faults.length > 0 ? pc.red('✗') : pc.green('✓');
      const updated = rewrites.length > 0 ? `, ${rewrites.length} rewritten` : '';
      const proved = proofs > 0 ? `, ${proofs} proofs` : '';
      const figures = `${steps} steps${proved}, ${seconds.toFixed(1)} s${updated}`;
      this.out.print(`${mark} ${label} ${pc.dim(figures)}`);
      for (const fault of faults) {
        this.out.print(formatFault(fault));
      }
    }
    this.draw();
  }

  private draw(): void {
    if (this.running.size === 0) {
      return;
    }
    this.clear();
    const line = `[${this.done}/${this.total}] ${[...this.running].join(', ')}`;
    this.out.draw?.(pc.dim(line.slice(0, (process.stdout.columns || 80) - 1)));
  }

  private clear(): void {
    this.out.draw?.('\r\u001b[K');
  }
}

/** The table at the end: pages, steps, proofs, seconds. */
export function formatTable(finished: Finished[]): string {
  const rows = [...finished]
    .sort((a, b) => (a.run.label < b.run.label ? -1 : 1))
    .map((result): string[] => {
      if ('blockedBy' in result) {
        return [result.run.label, '-', '-', '-', 'not run'];
      }
      const {run, steps, proofs, seconds, faults} = result;
      return [
        run.label,
        String(steps),
        String(proofs),
        seconds.toFixed(1),
        faults.length > 0 ? 'failed' : 'passed',
      ];
    });
  const ran = finished.filter((result) => 'steps' in result);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const names = new Set(ran.map(({run}) => run.page.id));
  const count = names.size < ran.length ? `${names.size} pages, ${ran.length} runs` : `${names.size} pages`;
  const total = [
    count,
    String(sum(ran.map(({steps}) => steps))),
    String(sum(ran.map(({proofs}) => proofs))),
    sum(ran.map(({seconds}) => seconds)).toFixed(1),
    '',
  ];
  const lines = [['page', 'steps', 'proofs', 'seconds', ''], ...rows, total];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines
    .map(([id = '', ...cells]) => {
      const figures = cells.map((cell, index) => (index < 3 ? cell.padStart(width(index + 1)) : cell));
      return [id.padEnd(width(0)), ...figures].join('  ').trimEnd();
    })
    .join('\n');
}

/** `v1alpha6: 57 of 60 shell blocks run (95 %), 9 elisions` */
export const formatShares = (counted: Share[]) =>
  counted.map((share) => `${share.version}: ${formatShare(share)}, ${share.elisions} elisions`).join('\n');

/** Every step with its place and its first line. */
export function formatList(page: Page): string {
  const steps = page.steps.filter(({kind}) => kind !== 'illustration');
  if (steps.length === 0) {
    return '';
  }
  const head = page.from.length === 0 ? page.id : `${page.id} (from ${page.from.join(', ')})`;
  const lines = steps.map(({kind, line, title, body, status, reason, replaces}) => {
    const what = title ?? body.split('\n')[0];
    const word =
      kind === 'run' && status > 0 ? 'run fails' : kind === 'file' && replaces ? 'file replaces' : kind;
    return `  ${`${page.file}:${line}`.padEnd(page.file.length + 6)}${word.padEnd(14)}${what}${reason ? ` (${reason})` : ''}`;
  });
  return [pc.bold(head), ...lines].join('\n');
}
