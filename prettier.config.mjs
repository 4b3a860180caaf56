/** @type {import('prettier').Config} */
export default {
  plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
  tailwindStylesheet: './src/styles/shop.css',
  tailwindFunctions: ['tw'],
  printWidth: 120,
  singleQuote: true,
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
