/** Tells writers what is wrong with their pages, with file, line and remedy: see README.md. */
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Capability} from '../../engine/capability';
import type {ContentCheck} from '../../engine/content';
import {docsIn} from '../../engine/docs';
import {formatProblem, type Problem} from '../../engine/problem';
import {quantity} from '../../engine/quantity';
import {stopBuild} from '../../engine/stop';
import {createCheck, type RuleOptions} from './check';
import {readPages} from './content';
import {drawingProblems, type Failure} from './drawing';
import {cacheTrees} from './parseCache';
import {sidebarProblems} from './files';

export interface Options extends RuleOptions {
  /** Checks of the site's own, and of other capabilities. */
  checks: readonly ContentCheck[];
  /** More folders and files whose changes the live preview checks, from the site's folder. */
  watched: readonly string[];
}

const NAME = 'content-rules';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const isError = ({severity}: Problem) => severity !== 'warning';

function print(problems: readonly Problem[]): void {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  if (warnings.length > 0) {
    console.warn(`[WARNING] Style problems in the content:\n\n${warnings.map(formatProblem).join('\n')}\n`);
  }
  if (errors.length > 0) {
    console.error(`[ERROR] Mistakes in the content:\n\n${errors.map(formatProblem).join('\n')}\n`);
  }
}

function stopAtErrors(problems: readonly Problem[]): void {
  const {length} = problems.filter(isError);
  if (length > 0) {
    stopBuild(`The content has ${quantity(length, 'mistake')}, listed above`);
  }
}

/** Checks the content before the framework reads it, and shows what it finds in the preview; see README.md. */
export function contentRules(options: Options): Capability {
  return {
    name: NAME,
    markdown: (site) => ({before: [cacheTrees(site.siteDir)]}),
    plugin: (context) => createPlugin(context, options),
  };
}

function createPlugin({siteDir, siteConfig}: LoadContext, options: Options): Omit<Plugin, 'name'> {
  const isPreview = process.env.NODE_ENV === 'development';
  const check = createCheck({siteDir, url: siteConfig.url}, options, options.checks);
  const {folders, watched} = options;
  /** Those of the last loading; undefined before the first. */
  let sidebarMistakes: readonly Problem[] | undefined;
  // Only a build draws pages. This listener comes before the framework's own, which reports all other errors.
  if (!isPreview) {
    process.prependListener('unhandledRejection', (error) => {
      const {pages} = readPages(siteDir, folders, options.routeOf);
      const mistakes = drawingProblems(error as Failure, pages);
      print(mistakes);
      stopAtErrors(mistakes);
    });
  }
  return {
    // Printed before the framework reads the same files, because it stops at its first mistake.
    loadContent() {
      const {problems, isBroken} = check(isPreview);
      // The preview shows warnings with its first compilation.
      print(isPreview ? problems.filter(isError) : problems);
      if (isBroken) {
        stopAtErrors(problems);
      }
      return problems;
    },

    allContentLoaded({allContent}) {
      const isFirst = sidebarMistakes === undefined;
      sidebarMistakes = docsIn(allContent).flatMap((content) => sidebarProblems(content, siteDir));
      // The preview shows later ones with its compilations.
      if (isFirst) {
        print(sidebarMistakes);
        const loaded = allContent[NAME] as {default: readonly Problem[]};
        stopAtErrors([...loaded.default, ...sidebarMistakes]);
      }
    },

    // Shows problems in the terminal of the preview, and errors over its pages.
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview) {
        return {};
      }
      const files = [...folders.map(({folder}) => folder), ...watched];
      const apply = ({webpack, hooks}: Compiler) =>
        hooks.afterCompile.tap(NAME, (compilation) => {
          if (compilation.compiler.isChild()) {
            return;
          }
          // Each change of these starts a compilation.
          for (const file of files) {
            const {contextDependencies, fileDependencies} = compilation;
            const dependencies = path.extname(file) ? fileDependencies : contextDependencies;
            dependencies.add(path.join(siteDir, file));
          }
          for (const problem of [...check(isPreview).problems, ...(sidebarMistakes ?? [])]) {
            const error = new webpack.WebpackError(formatProblem(problem));
            error.stack = '';
            (isError(problem) ? compilation.errors : compilation.warnings).unshift(error);
          }
        });
      return {plugins: [{apply}]};
    },

    extendCli(cli) {
      cli
        .command('content')
        .description('Check the content by all rules for writers, without a build.')
        .action(() => {
          const {problems} = check(false);
          print(problems);
          console.log(`${quantity(problems.length, 'problem')} in the content`);
          process.exitCode = problems.length > 0 ? 1 : 0;
        });
    },
  };
}
