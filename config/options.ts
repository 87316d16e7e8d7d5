/** This site's options for the plugins of docusaurus.config.ts. */
export {analyticsService} from './analytics';
export {codeBlocks, hovercards, languages, withoutNameLinks} from './code';
export {contentRules} from './contentRules';
export {copyOptions as markdownCopies} from './copies';
export {examplesFor} from './examples';
export {searchOptions as search} from './search';
