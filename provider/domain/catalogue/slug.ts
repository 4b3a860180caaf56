/** Words for an address: plain small letters, digits and single dashes; '' when nothing is left. @example slugify('Crème Fraîche, 200 g') // 'creme-fraiche-200-g' */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
