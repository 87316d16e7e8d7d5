/** Files beside the pages that programs write and people merge: data, drawings, charts, texts of the theme. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {elementIdOf, idOf} from '../../lib/drawings';
import {FileError, isRecord, lineOfName, parseJson} from '../../lib/json';
import {packChart, unpack} from '../charts/pack';
import {digestOf as digestOfCommands} from '../cli/derive';
import {digestOf as digestOfPackages} from '../schema/derive';
import {reporter, type Finding, type Report} from './finding';
import {namesIn, type Site} from './site';

/** What the work finds, or the file that it stumbles over. */
export function stumbling(work: () => unknown): Finding[] {
  try {
    const found = work();
    return Array.isArray(found) ? (found as Finding[]) : [];
  } catch (error) {
    if (error instanceof FileError) {
      const {file, line, problem: message} = error;
      return [{file, line, message, gravity: 'mistake'}];
    }
    throw error;
  }
}

/** Judges a file that a program wrote: it carries a digest of its content. */
function checkData(
  text: string,
  file: string,
  key: string,
  digestOf: (content: never) => string,
  how: string,
) {
  const data = parseJson(text, file, how);
  if (!isRecord(data) || typeof data[key] !== 'object' || data[key] === null) {
    throw new FileError(file, 1, `the file has no "${key}"; ${how}`);
  }
  if (data.digest !== digestOf(data[key] as never)) {
    throw new FileError(file, lineOfName(text, 'digest'), `the file was changed by hand; ${how}`);
  }
}

function checkTexts(text: string, file: string): void {
  const how = `take the file of the last commit: git checkout HEAD ${file}`;
  const texts = parseJson(text, file, how);
  for (const [name, entry] of Object.entries(isRecord(texts) ? texts : {'': texts})) {
    if (!isRecord(entry) || typeof entry.message !== 'string') {
      throw new FileError(
        file,
        lineOfName(text, name),
        `${name || 'the file'} has no "message"; add one, or ${how}`,
      );
    }
  }
}

/** Judges a drawing; the line is that of what is wrong in it. */
function checkDrawing(site: Site, file: string, report: Report): void {
  const text = site.read(file)?.trim() ?? '';
  const id = path.basename(file, '.svg');
  const source = site.read(`data/diagrams/${id}.mmd`);
  const how = 'delete it, then run: npm run diagrams';
  const bad = /<script|<(?:foreignObject|svg)[^>]*\son\w+=|\son\w+\s*=|javascript:|href="(?!#)/i.exec(text);
  if (!/^<svg\b[^]*<\/svg>$/.test(text)) {
    report(1, `the drawing is no SVG; ${how}`);
  } else if (!/^<svg[^>]*viewBox="0 0 \d[\d.]* \d[\d.]*"/.test(text)) {
    report(1, `the drawing has no size (viewBox); ${how}`);
  } else if (!text.includes(`id="${elementIdOf(id)}"`) || source === undefined || idOf(source) !== id) {
    report(1, `the drawing is not that of the source of its name, data/diagrams/${id}.mmd; ${how}`);
  } else if (bad) {
    report(
      text.slice(0, bad.index).split('\n').length,
      `a drawing runs nothing and loads nothing: ${bad[0].trim()}; ${how}`,
    );
  }
}

/** Judges the sources of charts, and the archives that readers get. */
function checkCharts(site: Site): Finding[] {
  const sources = namesIn(site.siteDir, 'charts').flatMap((folder) => {
    const file = `charts/${folder}/Chart.yaml`;
    const {found, report} = reporter(file);
    if (!site.isFile(file)) {
      report(1, 'the chart has no Chart.yaml; write one with apiVersion, name and version');
      return found;
    }
    try {
      packChart(path.join(site.siteDir, 'charts', folder));
    } catch (error) {
      const message = (error as Error).message.replace(/^Chart\.yaml: /, '');
      const [, text = ''] = /got: (.*)$/.exec(message) ?? [];
      const line = text ? (site.read(file) ?? '').split('\n').indexOf(text) + 1 : 1;
      report(Math.max(line, 1), `${message}; write it as in the other charts, then run: npm run charts`);
    }
    return found;
  });
  const archives = namesIn(site.siteDir, 'static/charts').filter((name) => name.endsWith('.tgz'));
  return [...sources, ...archives.flatMap((name) => checkArchive(site, name))];
}

function checkArchive(site: Site, name: string): Finding[] {
  const {found, report} = reporter(`static/charts/${name}`);
  const how = 'delete it, then run: npm run charts';
  try {
    const entries = unpack(readFileSync(path.join(site.siteDir, 'static/charts', name)));
    const chart = entries.find((entry) => /^[^/]+\/Chart\.yaml$/.test(entry.name));
    const [, own] = /^name: "?([^"\n]+)/m.exec(String(chart?.data)) ?? [];
    const [, version] = /^version: "?([^"\n]+)/m.exec(String(chart?.data)) ?? [];
    if (!chart) {
      report(1, `the archive has no Chart.yaml; ${how}`);
    } else if (`${own}-${version}.tgz` !== name) {
      report(1, `the archive holds ${own} ${version}, which its name does not say; ${how}`);
    }
  } catch {
    report(1, `the file is no archive of a chart; ${how}`);
  }
  return found;
}

/** Checks all of them. */
export function checkFiles(site: Site): Finding[] {
  const read = (file: string) => site.read(file) ?? '';
  const schemas = namesIn(site.siteDir, 'data/schema').filter((name) => name.endsWith('.json'));
  const drawings = namesIn(site.siteDir, 'data/diagrams').filter((name) => name.endsWith('.svg'));
  const texts = 'i18n/en/code.json';
  const cli = 'data/cli.json';
  return [
    ...stumbling(() => checkData(read(cli), cli, 'commands', digestOfCommands, 'run: npm run cli')),
    ...schemas.flatMap((name) => {
      const file = `data/schema/${name}`;
      return stumbling(() =>
        checkData(read(file), file, 'packages', digestOfPackages, 'run: npm run schema'),
      );
    }),
    ...(existsSync(path.join(site.siteDir, texts)) ? stumbling(() => checkTexts(read(texts), texts)) : []),
    ...drawings.flatMap((name) => {
      const {found, report} = reporter(`data/diagrams/${name}`);
      checkDrawing(site, `data/diagrams/${name}`, report);
      return found;
    }),
    ...checkCharts(site),
  ];
}
