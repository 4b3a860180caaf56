/** Text as HTML that shows it, for what takes HTML between two tags. @example escapeText('Dal & <rice>') // 'Dal &amp; &lt;rice>' */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Text for an attribute in the head, where Astro leaves `<` as it is: what looks through a page, the build itself among it, would take a
 * tag that is only spoken of for one that is there. @example attributeText('5 < 7, <b>') // '5 < 7, ‹b>'
 */
export const attributeText = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '‹');

const ESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of sanitised HTML, on one line. @example plainText('<p>Dal &amp; rice</p>') // 'Dal & rice' */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+(>?)/g, (tag, end) => (end ? ' ' : tag))
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ESCAPED[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
