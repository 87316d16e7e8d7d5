/**
 * Replaces `docsClientUtils` of the docs plugin (3.6.1) in both bundles, see plugins/bundles/chunks. The original tries
 * a regular expression on every page of a version, several times per page of the site, so that the time of a build
 * grew with the square of the number of pages.
 */
import type {
  ActiveDocContext,
  DocVersionSuggestions,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {
  getActiveVersion,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export {
  getActivePlugin,
  getActiveVersion,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

interface DocsTable {
  byPath: Map<string, GlobalDoc>;
  byId: Map<string, GlobalDoc>;
}

const tables = new WeakMap<GlobalVersion, DocsTable>();

/** The form in which the router compares paths: it ignores case and the final slash. */
export const keyOf = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

function tableOf(version: GlobalVersion): DocsTable {
  let table = tables.get(version);
  if (!table) {
    table = {
      byPath: new Map(version.docs.map((doc) => [keyOf(doc.path), doc])),
      byId: new Map(version.docs.map((doc) => [doc.id, doc])),
    };
    tables.set(version, table);
  }
  return table;
}

export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc = activeVersion && tableOf(activeVersion).byPath.get(keyOf(pathname));
  const alternates = data.versions.flatMap((version) => {
    const doc = activeDoc && tableOf(version).byId.get(activeDoc.id);
    return doc ? [[version.name, doc] as const] : [];
  });
  return {activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates)};
}

export function getDocVersionSuggestions(data: GlobalPluginData, pathname: string): DocVersionSuggestions {
  const latestVersionSuggestion = getLatestVersion(data);
  const {alternateDocVersions} = getActiveDocContext(data, pathname);
  return {latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name], latestVersionSuggestion};
}
