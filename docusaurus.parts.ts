/** What the configuration is made of. Node.js loads this file: see lib/nodeLoader.ts. */
// First: it works while the others are translated.
export {readAhead} from './tools/content/ahead';
export {announcementBar} from './config/announcement';
export {readEnvironment} from './config/environment';
export {footer} from './config/footer';
export {parseFrontMatter} from './config/frontMatter';
export {tabIcon} from './config/identity';
export {navbar} from './config/navbar';
export {siteDir} from './config/pages';
export {links, site} from './config/site';
export {released, versions} from './config/versions';
export {withBase} from './lib/addresses';
export {showDrawings} from './plugins/authoring/diagrams';
export {glossaryLinks} from './plugins/authoring/glossary';
export {dropProofs} from './plugins/authoring/proofs';
export {default as mistakes} from './plugins/authoring/mistakes';
export {default as noHighlighter, highlightCode} from './plugins/authoring/highlight';
export {additionalLanguages} from './plugins/authoring/highlight/highlight';
export {readableTables} from './plugins/authoring/tables';
export {default as finish} from './plugins/finish';
export {createFeedItems} from './plugins/finish/feeds';
export {default as homeData} from './plugins/home-data';
export {default as early} from './plugins/early';
export {default as leanScripts} from './plugins/bundles/lean-scripts';
export {default as leanStyles} from './plugins/bundles/lean-styles';
export {default as licenses} from './plugins/bundles/licenses';
export {default as routeChunks} from './plugins/bundles/chunks';
export {createCheck} from './tools/content/check';
