/** Text as HTML that shows it, for what takes HTML between two tags. @example escapeText('Dal & <rice>') // 'Dal &amp; &lt;rice>' */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
