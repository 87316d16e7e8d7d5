/** What this site knows about the toggle of the color mode, and about what the framework stores for a reader. */
import {test} from '@playwright/test';
import {holds} from './fact';
import {files} from './files';

const classic = '@docusaurus/theme-classic/lib';
const common = '@docusaurus/theme-common/lib';

const colorMode = `${common}/contexts/colorMode.js`;
const announcement = `${common}/contexts/announcementBar.js`;
const inlineScripts = `${classic}/inlineScripts.js`;
const toggle = `${classic}/theme/ColorModeToggle/index.js`;

test(
  'the theme has one script at the top of the body: the mode, attributes of a query string, the announcement',
  holds({
    ours: [files.template, files.address],
    then: 'the template leaves it out: have address.ts do what it does, with care for what storage and links may hold.',
    seen: {
      [`${classic}/index.js`]: [
        /preBodyTags: \[\s*\{\s*tagName: 'script',\s*innerHTML: `\s*\$\{[^}]*getThemeInlineScript\)\([^`]*DataAttributeQueryStringInlineJavaScript\}\s*\$\{announcementBar \?[^`]*`,\s*\},\s*\],/,
      ],
      [inlineScripts]: [
        'var initialTheme = getQueryStringTheme() || getStoredTheme();',
        "setAttribute('data-theme'",
        "ThemeQueryStringKey = 'docusaurus-theme'",
      ],
    },
  }),
);

test(
  'the icon of the toggle follows data-theme alone',
  holds({
    ours: [files.address, files.controls],
    then: 'set data-theme-choice wherever data-theme is set, or the toggle shows a wrong icon or none.',
    seen: {[`${classic}/theme/ColorModeToggle/styles.module.css`]: ["[data-theme='light'] .darkToggleIcon"]},
    unseen: {
      [inlineScripts]: ['data-theme-choice'],
      [`${classic}/theme/ColorModeToggle/styles.module.css`]: ['data-theme-choice'],
    },
  }),
);

test(
  'the announcement is remembered under these keys and hidden by this attribute',
  holds({
    ours: [files.address, files.controls],
    then: 'write the new keys and the new attribute, or the announcement comes back.',
    seen: {
      [announcement]: ["'docusaurus.announcement.dismiss'", "'docusaurus.announcement.id'"],
      [inlineScripts]: ["'data-announcement-bar-initially-dismissed'", "=== 'true'"],
    },
  }),
);

test(
  'the color mode is stored as theme, in localStorage and without a suffix',
  holds({
    ours: [files.controls, files.choice],
    then: 'write the new key (a flag of version 4 appends a hash to all of them), or choices are lost.',
    seen: {
      [colorMode]: ["const ColorModeStorageKey = 'theme';"],
      [inlineScripts]: ['`theme${siteStorage.namespace}`'],
      '@docusaurus/core/lib/server/storage.js': ['`-${namespaceString}`'],
      '@docusaurus/core/lib/server/configValidation.js': [
        /DEFAULT_STORAGE_CONFIG = \{\s*type: 'localStorage',\s*namespace: false,/,
      ],
    },
  }),
);

test(
  'a change of the system scheme erases the stored color mode',
  holds({
    ours: [files.choice, files.toggle],
    then: 'the restoring of the choice (choice.ts) can be deleted, and what feeds it before React (chosenTheme).',
    seen: {
      [colorMode]: [
        /matches;\s*return;\s*\}\s*setColorMode\(null\);/,
        /setColorModeState\(defaultMode\);\s*\}\s*ColorModeStorage\.del\(\);/,
        'if (disableSwitch && !respectPrefersColorScheme)',
      ],
    },
  }),
);

test(
  'the provider of the color mode starts with the mode that the page shows',
  holds({
    ours: [files.toggle, files.choice],
    then: 'see what the toggle gets while hydrating, and whether ours must still give it the default mode then.',
    seen: {[colorMode]: ['useState(getInitialColorMode(defaultMode))', "getAttribute('data-theme')"]},
  }),
);

test(
  'the toggle has a name that can be translated, tells its mode by aria-pressed, and is disabled before React',
  holds({
    ours: [files.controls, files.toggle],
    then: 'write what the toggle says now: before React the script changes these attributes by itself.',
    seen: {
      [toggle]: [
        "id: 'theme.colorToggle.ariaLabel'",
        'disabled={!isBrowser}',
        'aria-label={title}',
        "aria-pressed={value === 'dark' ? 'true' : 'false'}",
        'function ColorModeToggle({className, buttonClassName, value, onChange})',
      ],
    },
  }),
);

test(
  'the preferred version is stored as docs-preferred-version- and the name of the plugin',
  holds({
    ours: [files.versionMenu, files.controls],
    then: 'write the new key, or a version that is chosen before React is forgotten.',
    seen: {
      '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js': [
        '`docs-preferred-version-${pluginId}`',
      ],
    },
  }),
);
