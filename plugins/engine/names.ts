/**
 * The classes, attributes and `<meta>` names that one room writes and another reads: styles and scripts alike. Sheets repeat them, and
 * upstream/names.test.ts compares. An enum, because the bundler then puts the text itself into the scripts of pages.
 */
export enum Name {
  // Classes of plugins/code.
  /** A code block; read by the search, the copies, the styles, and what puts off the drawing of a page. */
  CodeBlock = 'theme-code-block',
  /** Its first line, if that is a path; read by the search and the copies. */
  CodePath = 'code-path',
  /** That line, and its button; read by the styles. */
  CodeBar = 'code-bar',
  CodeCopy = 'code-copy',
  /** The button after a press, which config/ names to the styles. */
  CodeCopied = 'code-copied',
  /** A drawing with a text for screen readers; read by the styles. */
  Figure = 'figure',
  /** A column's alignment, before `left`, `center` or `right`; read by the copies. */
  Align = 'align-',

  // Classes of plugins/shell, read by the styles.
  BlogSidebar = 'blog-sidebar',
  /** The contents of a phone, a `<details>`, and the box around it. */
  Contents = 'contents-fold',
  HasContents = 'has-contents',
  /** A menu of a phone, which is a popover: the main menu, and the sidebar of a page that has one. */
  PhoneMenu = 'phone-menu',
  /** The message of a page whose scripts didn't load. */
  LoadError = 'load-error',

  // Classes of other rooms.
  /** A `<details>` with the look of this site, by all who write one; read by the styles. */
  Fold = 'fold',
  /** The name of an entry of the reference, by config/; read by the search, the copies, the styles and the copy of a link. */
  EntryName = 'entry-name',
  /** The entries of a page of the reference, by config/; read by the styles, and what puts off the drawing of a page. */
  Reference = 'reference',
  /** What a page starts from, and what ran it, by plugins/examples; read by the styles. */
  PageStart = 'page-start',
  Run = 'theme-doc-run',
  /** The column of a page's text, by src/theme; read by the link that skips to it. */
  DocColumn = 'doc-column',
  /** A Mermaid diagram with its source, by src/theme; read by the policy, which allows such a page Mermaid's styles. */
  Diagram = 'mermaid-diagram',
  /** What src/css styles for whoever writes it: fields and choices of the search, a box above the page, texts for screen readers. */
  Choices = 'choices',
  Field = 'field',
  Popup = 'popup',
  SearchForm = 'search-form',
  VisuallyHidden = 'visually-hidden',
  /** A message that disappears, by engine/toast.ts; read by the styles, to which config/ names it. */
  Toast = 'toast',

  // Attributes.
  /** The section that a page belongs to, or that a reader is at; read by the styles. */
  Section = 'data-section',
  /** By src/: a `<details>` that closes as menus do, and the address of what a button copies; read by scripts of the shell. */
  Menu = 'data-menu',
  Copies = 'data-copies',
  /** By src/ and the shell: the version that a link leads to, and whether to the same page; read by scripts of the shell. */
  Version = 'data-version',
  SamePage = 'data-same-page',
  /** A part of the reference, by pages of the docs; read by config/ and tools/. */
  ReferencePart = 'data-reference',

  // Names of `<meta>`, for scripts of the shell.
  /** By src/ and the search: starts React at once, because the page shows little without it. */
  StartNow = 'start-now',
  /** By src/: the address that a page without scripts leads to. */
  Redirect = 'redirect',
  /** By plugins/publish: the whole stylesheet, which is loaded when a reader acts. */
  StartStyle = 'start-style',
}
