const ESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of sanitised HTML, on one line. @example plainText('<p>Dal &amp; rice</p>') // 'Dal & rice' */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+(>?)/g, (tag, end) => (end ? ' ' : tag))
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ESCAPED[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
