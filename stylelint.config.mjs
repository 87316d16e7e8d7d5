/**
 * Checks that styles have the measures of the design, and need nothing that a browser promised in package.json lacks. The oldest of them are of December 2023 to March
 * 2024, so styles may use what all browsers had by the end of 2023.
 */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // Text has one of seven sizes, and boxes have one of four radii: tokens.css has them.
    'declaration-property-value-allowed-list': {
      'font-size': [/^inherit$|var\(--size-/],
      'border-radius': [/^(?:0|50%|inherit)$|var\(--(?:radius|ifm)-/],
    },
    // Each node that arrives, and each class that React gives the page, would restyle all of it: write an attribute instead.
    'selector-disallowed-list': [/(?<![\w.#-])(?:html|body|:root)[^\s>+~]*:has\(|\[class\W[^,]*[\s>+~]/],
    // Safari before 26.2 drops a shorthand of more than a line, which the plugin doesn't know.
    'declaration-property-value-disallowed-list': {'text-decoration': [/\s/]},
    'plugin/use-baseline': [
      true,
      {
        available: 2023,
        // Where a browser lacks one of these, only the look, paper or movement differs.
        ignoreAtRules: ['view-transition'],
        ignoreProperties: {
          'box-decoration-break': ['clone'],
          'break-after': ['avoid'],
          'scrollbar-color': ['/./'],
          'content-visibility': ['auto', 'visible'],
          'forced-color-adjust': ['none'],
          'overscroll-behavior': ['contain'],
          'paint-order': [],
          'text-wrap': ['balance', 'pretty'],
          // Compiled with the prefix that Safari needs.
          'user-select': ['none'],
        },
        ignoreSelectors: [
          // Where it is missing, menus open by a click.
          'details-content',
          // All promised browsers have it. Baseline waits for Safari 18.3, which also closes menus by a tap outside.
          'popover-open',
        ],
      },
    ],
  },
  overrides: [
    // Drawings and paper have sizes of their own.
    {
      files: ['src/components/Figure/figure.css', 'src/css/print.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
  ],
};
