import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rooms of the house and the rooms that each may import from. Knowledge flows one way: `lib` knows nothing of
 * the others, nothing imports the tests, and browsers get nothing of the tools. CONTRIBUTING.md has the drawing.
 */
const rooms = {
  lib: [],
  config: ['lib'],
  src: ['lib', 'config'],
  plugins: ['lib', 'config'],
  tools: ['lib', 'config'],
  test: ['lib', 'config', 'src', 'plugins', 'tools'],
  bench: ['lib', 'config', 'src', 'plugins', 'tools'],
};

/** Forbids imports of other rooms than these, be they relative or by the alias of the site's folder. */
function roomRule(room, allowed) {
  const forbidden = Object.keys(rooms).filter((other) => other !== room && !allowed.includes(other));
  return {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'node:path',
            importNames: ['basename', 'delimiter', 'dirname', 'join', 'parse', 'relative', 'resolve', 'sep'],
            message: 'Write "import path from \'node:path\'", as everywhere else.',
          },
        ],
        patterns: [
          {
            regex: `^(?:@site/|(?:\\.\\.?/)+)(?:${forbidden.join('|')})/`,
            message: `${room}/ may import ${allowed.join(', ') || 'no other room'}; see the drawing in CONTRIBUTING.md.`,
          },
        ],
      },
    ],
  };
}

export default tseslint.config(
  {ignores: ['.docusaurus/', 'build/', 'node_modules/', 'test-results/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      curly: 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {'react-hooks/exhaustive-deps': 'error'},
  },
  ...Object.entries(rooms).map(([room, allowed]) => ({
    files: [`${room}/**/*.{ts,tsx,mjs,cjs}`],
    rules: roomRule(room, allowed),
  })),
  {
    files: ['lib/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'localStorage', 'location'],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?:@docusaurus/|@theme|@site/|react)',
              message: 'lib/ knows neither the framework nor React.',
            },
          ],
        },
      ],
    },
  },
  {
    // Playwright's fixtures are destructured, also where a test needs none of them.
    files: ['test/**/*.ts', '**/*.test.ts'],
    rules: {'no-empty-pattern': 'off'},
  },
);
