/** The content of a site as its checks see it. A capability that owns files brings a check of them. */
import type {Root} from 'mdast';
import type {Page} from './pages';
import type {Problem} from './problem';

/** A page of Markdown that can be parsed. */
export interface ContentPage {
  file: string;
  identity: Page;
  /** What the framework makes of it. */
  kind: 'docs' | 'blog' | 'pages';
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Shared by all checks: read-only. */
  tree: Root;
}

/** All pages of a site's folder, as they are now. */
export interface Content {
  siteDir: string;
  pages: readonly ContentPage[];
  /** A page is written before its commands are run, so what a command corrects is only a warning in the preview. */
  isPreview: boolean;
}

/** Judges content. Throws a ProblemError where a file is so broken that nothing else can be said. */
export type ContentCheck = (content: Content) => readonly Problem[];
