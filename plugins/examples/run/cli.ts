/** The command `docusaurus examples`: arguments, report and exit status. */
import {ProblemError, formatProblem} from '../../engine/problem';
import {quantity} from '../../engine/quantity';
import type {Options} from '../options';
import {isExecutable} from '../page/page';
import {checkPages} from '../page/rules';
import {type ExamplePage, type ExampleSite, readSite, selectPages} from '../page/site';
import {ClusterError} from './cluster';
import {findTools, needsTools} from './machine';
import {type RunResult, runPages, withParents} from './run';

export interface Arguments {
  pages?: string[];
  update?: boolean;
  anyVersion?: boolean;
  /** A kubectl context. Without names of pages, those run that need a cluster. */
  cluster?: string;
  host?: string;
}

const needsCluster = ({blocks}: ExamplePage) => blocks.some(({cluster}) => cluster);

type Output = Pick<Console, 'log' | 'error'>;

const reportAll = (lines: string[], {error}: Output) => {
  lines.forEach((line) => error(line));
  return 1;
};

/** `✗ v1alpha6/tutorial/cue 1.2 s`, and below it what is wrong */
function formatResult({page: {id}, seconds, rewrites, problems}: RunResult): string {
  const rewritten = rewrites.length > 0 ? `, ${rewrites.length} rewritten` : '';
  const found = problems.flatMap((problem) => [formatProblem(problem), problem.details ?? []].flat());
  const mark = problems.length > 0 ? '✗' : '✓';
  return [`${mark} ${id} ${seconds.toFixed(1)} s${rewritten}`, ...found].join('\n');
}

/**
 * Runs the command.
 *
 * @returns its exit status: 0 if all pages passed, 1 if one failed, 2 if the arguments are wrong
 */
export async function runExamples(
  root: string,
  options: Options,
  args: Arguments,
  output: Output,
): Promise<number> {
  try {
    return await run(readSite({root, options}), args, output);
  } catch (error) {
    if (error instanceof ProblemError || error instanceof ClusterError) {
      return reportAll([error.message], output);
    }
    throw error;
  }
}

async function run(site: ExampleSite, args: Arguments, output: Output): Promise<number> {
  const {pages: names = [], update = false, anyVersion = false} = args;
  const {cluster: context, host = '127.0.0.1'} = args;
  const unknown = names.filter((name) => selectPages(name, site).length === 0);
  if (unknown.length > 0) {
    output.error(`no page is named ${unknown.join(' or ')}; use the path under docs/`);
    return 2;
  }
  const all = names.length === 0;
  const selected = all
    ? [...site.pages.values()].filter((page) => context === undefined || needsCluster(page))
    : names.flatMap((name) => selectPages(name, site));
  const asked = selected.filter(isExecutable);
  const wanted = withParents(asked);
  const read = new Set([...selected, ...wanted].map(({file}) => file));
  const problems = checkPages(site).filter(({file}) => all || read.has(file));
  if (problems.length > 0) {
    return reportAll(problems.map(formatProblem), output);
  }
  const {tools} = site.options;
  const isNeeded = wanted.some(({blocks}) => needsTools(blocks, tools));
  const {installed, missing} = await findTools(isNeeded ? tools : [], anyVersion);
  if (missing.length > 0) {
    return reportAll(missing, output);
  }
  const parents = wanted.filter((page) => !asked.includes(page));
  const runOptions = {update, pinned: !anyVersion, parents, host, context};
  const results = await runPages(wanted, site, installed, runOptions, (result) =>
    output.log(formatResult(result)),
  );
  const failed = results.filter((result) => result.problems.length > 0).map(({page}) => page.id);
  const pages = quantity(results.length, 'page');
  output.log(failed.length > 0 ? `\n${failed.length} of ${pages} failed` : `\n${pages} passed`);
  if (failed.length > 0) {
    output.error(
      `If the printed output is right and the page is wrong, run:\n  npm run examples ${failed.join(' ')} -- --update`,
    );
  }
  return failed.length > 0 ? 1 : 0;
}
