import path from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What the files of a folder may import of this repository, besides their own folder. */
const allowed = {
  plugins: ['plugins/engine'],
  config: ['plugins', 'versions.json'],
  src: ['config', 'data', 'plugins/engine'],
  tools: ['config', 'plugins'],
  bench: ['config', 'plugins/engine', 'test/support'],
};

/** The folder that a file belongs to: of plugins, each is one of its own. */
const folderOf = (file) => file.split('/', file.startsWith('plugins/') ? 2 : 1).join('/');

/**
 * Keeps capabilities apart: a plugin imports its own folder, plugins/engine and packages, so that it can be taken out. What it
 * needs to know of this site, docusaurus.config.ts passes to it as options.
 */
const ownFolder = {
  create(context) {
    const relative = (file) => path.relative(context.cwd, file).split(path.sep).join('/');
    const importer = relative(context.filename);
    const own = folderOf(importer);
    const permitted = [own, ...(allowed[own.split('/')[0]] ?? [])];
    function check(node) {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !/^\.|^@site\//.test(specifier)) {
        return;
      }
      const target = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : relative(path.resolve(path.dirname(context.filename), specifier));
      if (!permitted.some((folder) => `${target}/`.startsWith(`${folder}/`))) {
        context.report({
          node,
          message: `${own}/ may import ${permitted.join(', ')} and packages, not ${target}; see ARCHITECTURE.md.`,
        });
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
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
  {
    files: Object.keys(allowed).map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs}`),
    ignores: [
      '**/*.test.ts',
      // Types of the modules that a plugin generates.
      '**/*.d.ts',
      '**/fixture*',
      '**/fixture*/**',
      'plugins/*.ts',
    ],
    plugins: {site: {rules: {'own-folder': ownFolder}}},
    rules: {'site/own-folder': 'error'},
  },
  {
    // Playwright's fixtures are destructured, also where a test needs none of them.
    files: ['test/**/*.ts', '**/*.test.ts'],
    rules: {'no-empty-pattern': 'off'},
  },
);
