import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

// docs/developer/glossary.md has the field's word in their place: saved or cached, wishlist, requestId, MAX_…
const GONE = [
  ...['came', 'Came', 'fulfil', 'forget', 'keep', 'kept', 'Kept', 'packProducts'],
  ...['said', 'spend', 'told', 'turn', 'went', 'wish'],
  ...['LAST_WORDS', 'LIVES_MS', 'LONGEST', 'MOST', 'MOST_PIECES', 'PATIENCE', 'TREMBLE'],
];
// They say nothing of what they hold.
const VAGUE = ['known', 'made', 'own', 'seen', 'shown'];

export default tseslint.config(
  { ignores: ['dist*/', '.astro/', '.cache/', 'data/', 'my-shop/', '**/*.tmp.*', 'node_modules/', 'test-results/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn', 'log'] }],
      '@typescript-eslint/no-empty-function': 'off', // often the honest answer
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the fields themselves. A table that is read in rows has `// prettier-ignore` above it.',
        },
      ],
    },
  },
  // A text from outside would take its square in time, or worse; tests/linear-time tries what this can't tell.
  {
    files: ['{build,check,cli,contract,dictionary,egress,provider,publisher,server,src}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
    },
  },
  {
    files: ['src/**/*.{tsx,astro,ts}'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/shop.css', detectComponentClasses: true } },
    rules: {
      // daisyUI's, but only told of within `indicator`.
      'better-tailwindcss/no-unknown-classes': ['error', { ignore: ['^indicator-item$'] }],
      'better-tailwindcss/no-conflicting-classes': 'error',
    },
  },
  // Playwright's own way to write a fixture without a value.
  { files: ['tests/e2e/**'], rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
  // A content item has its place on the wire, and sentences say {place}.
  { files: ['{contract,provider,src}/**'], rules: { 'id-denylist': ['error', ...GONE, ...VAGUE] } },
  {
    files: [
      '{bench,build,check,cli,egress,publisher,server}/**',
      'src/{adapter,api,data,early,elements,format,i18n,islands,layouts,shell,ui,worker}/**',
    ],
    rules: { 'id-denylist': ['error', ...GONE, ...VAGUE, 'place', 'places'] },
  },
  // What runs in a shopper's browser writes nothing to the console, but for what the specification wants logged.
  {
    files: ['{build/render,build/scripts,build/styles,src}/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
);
