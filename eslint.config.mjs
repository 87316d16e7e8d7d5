import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a folder's files may import of this repository besides their own folder: patterns of paths from the folder above it. */
const allowed = {
  // Capabilities are apart, so that each can be taken out. What one needs to know of this site, docusaurus.config.ts passes to it.
  'plugins/*': 'engine/',
  config: 'plugins/|versions',
  src: '(?:config|data|plugins/engine)/',
  tools: '(?:config|plugins)/',
  bench: '(?:config|plugins/engine|test/support|tools)/',
};

/** The rule for files in folders of one depth, which import other folders by as many steps up. */
const importsOf = ([folder, others], depth) => {
  const aliases = folder === 'plugins/*' ? `plugins/${others}` : `${folder}/|${others}`;
  const outside = `^(?:\\.\\./){${depth}}(?!${others})|^@site/(?!${aliases})`;
  const message = `${folder}/ may import ${others} and packages; see ARCHITECTURE.md.`;
  return {
    files: [`${folder}/${'*/'.repeat(depth - 1)}*.{ts,tsx,mjs,cjs}`],
    // Types of the modules that a plugin generates.
    ignores: ['**/*.test.ts', '**/*.d.ts', '**/fixture*', '**/fixture*/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [{regex: outside, message}]}]},
  };
};

export default tseslint.config(
  {ignores: ['.docusaurus/', 'build/', 'node_modules/', 'test-results/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      curly: 'error',
      eqeqeq: 'error',
      'no-cond-assign': ['error', 'always'],
      'no-multi-assign': 'error',
      'no-nested-ternary': 'error',
      'no-return-assign': ['error', 'always'],
      'no-sequences': ['error', {allowInParentheses: false}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression > AssignmentExpression.arguments',
          message: 'Assign in a statement of its own.',
        },
      ],
    },
  },
  {
    files: ['{src,plugins}/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {'react-hooks/exhaustive-deps': 'error'},
  },
  ...Object.entries(allowed).flatMap((one) => [1, 2, 3, 4, 5, 6].map((depth) => importsOf(one, depth))),
  {
    // Playwright's fixtures are destructured, also where a test needs none of them.
    files: ['test/**/*.ts', '**/*.test.ts'],
    rules: {'no-empty-pattern': 'off'},
  },
);
