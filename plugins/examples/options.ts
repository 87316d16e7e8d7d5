/** The options of this plugin: everything that it knows of a site and of the tools that the site's pages run. */
import {Joi} from '@docusaurus/utils-validation';

export interface Tool {
  name: string;
  /** The exact version, or a prefix of it that ends at a dot. */
  version: string;
  versionArgs: string[];
  download: string;
}

/** A part of a printed line that may differ between two runs, and the text it is compared as. */
export interface Normalizer {
  name: string;
  pattern: RegExp;
  as: string | ((found: string) => string);
}

/** How the output of commands is compared. Files are compared as they are. */
export interface OutputOptions {
  normalizers: Normalizer[];
  /** Lines whose order differs from run to run: those of the first pattern are written first. */
  unordered: RegExp[];
  /** In an output that matches this, chance decides which of the unordered lines are there: they are not compared. */
  incomplete?: RegExp;
}

/** The archive of all files that a page ends with, for readers who skip the page. */
export interface ArchiveOptions {
  /** Pages with an archive: their names begin with this. */
  pages: string;
  /** Folder of the archives below `static/`. */
  folder: string;
  /** Finds the command that begins a project; the archive lacks the files that it writes. */
  init: RegExp;
  marker: string;
  ignored: string[];
  /** The first lines of an archive. */
  head(archive: {page: string; address: string; folder: string; init: string}): string;
  /** The link that readers of the page see, and the command that unpacks the archive. */
  link: {label: string; unpack: string};
}

export interface Options {
  /** Folders of the pages, from the site's folder, by the segment that the names of their pages begin with. */
  folders: Record<string, string>;
  lock: string;
  /** The site's address, without a trailing slash: while pages run, `static/` answers for it. */
  address: string;
  tools: Tool[];
  /** Variables of every session, beside those of session.ts. */
  environment: Record<string, string>;
  output: OutputOptions;
  archive?: ArchiveOptions;
  seconds: number;
}

/** The options that a site has to give; the others have defaults. */
export type GivenOptions = Pick<Options, 'folders' | 'address'> & Partial<Options>;

/** The configuration's types say more; this is for what they cannot know, and for defaults. */
const schema = Joi.object<Options>({
  folders: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  lock: Joi.string().default('examples.lock.json'),
  address: Joi.string()
    .pattern(/^https?:\/\/[^/]+$/, 'an address without a path')
    .required(),
  tools: Joi.array().items(Joi.object()).default([]),
  environment: Joi.object().default({}),
  output: Joi.object({
    normalizers: Joi.array().default([]),
    unordered: Joi.array().default([]),
    incomplete: Joi.object().instance(RegExp),
  }).default(),
  archive: Joi.object(),
  seconds: Joi.number().positive().default(60),
});

/** Completes the options of a site. */
export const completeOptions = (given: GivenOptions): Options => Joi.attempt(given, schema) as Options;
