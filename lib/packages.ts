/**
 * Packages of ES modules that the configuration needs. Node.js loads them itself: through an `import` statement, the
 * loader of the configuration (jiti) has Babel translate their two hundred files, which takes 3 s of a first build.
 */
import {createRequire} from 'node:module';
import type * as FromParse5 from 'hast-util-from-parse5';
import type * as ToParse5 from 'hast-util-to-parse5';
import type * as ToString from 'mdast-util-to-string';
import type * as Frontmatter from 'remark-frontmatter';
import type * as Gfm from 'remark-gfm';
import type * as Mdx from 'remark-mdx';
import type * as Parse from 'remark-parse';
import type * as Unified from 'unified';
import type * as Visit from 'unist-util-visit';
import type * as File from 'vfile';

/** Node.js before 20.19 cannot `require` an ES module; there the loader translates as ever. */
const load = process.features.require_module ? createRequire(__filename) : require;

export const {unified} = load('unified') as typeof Unified;
export const {visit} = load('unist-util-visit') as typeof Visit;
export const {toString} = load('mdast-util-to-string') as typeof ToString;
export const {default: remarkFrontmatter} = load('remark-frontmatter') as typeof Frontmatter;
export const {default: remarkGfm} = load('remark-gfm') as typeof Gfm;
export const {default: remarkMdx} = load('remark-mdx') as typeof Mdx;
export const {default: remarkParse} = load('remark-parse') as typeof Parse;
export const {fromParse5} = load('hast-util-from-parse5') as typeof FromParse5;
export const {toParse5} = load('hast-util-to-parse5') as typeof ToParse5;
export const {VFile} = load('vfile') as typeof File;
