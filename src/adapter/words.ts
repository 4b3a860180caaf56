/** Other providers' words for the words that the shop sends. */
const WORDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  paymentMethod: {
    cash: /^(?:cod|cash(?:[-_ ]?on[-_ ]?delivery)?)$/i,
    qr: /^(?:upi|qr|qr[-_ ]?code|online|upi[-_ ]?qr|prepaid)$/i,
  },
  sortBy: {
    relevance: /^(?:relevance|popular(?:ity)?|default|featured|best[-_]?match)$/i,
    'price-low': /^(?:price[-_]?(?:low|asc)\w*(?:-\w+)?|low[-_]?to[-_]?high|price|lowest[-_]?price)$/i,
    'price-high': /^(?:price[-_]?(?:high|desc)\w*(?:-\w+)?|high[-_]?to[-_]?low|-price|highest[-_]?price)$/i,
    discount: /^(?:discount\w*(?:-\w+)?|offers?)$/i,
    newest: /^(?:new(?:est)?|latest|recent|created\w*(?:[-_]desc)?|new[-_]?arrivals?)$/i,
    name: /^(?:name\w*(?:[-_]asc)?|a[-_]?(?:to[-_]?)?z|title|alpha\w*)$/i,
  },
};
/** The usual words, for a refusal that does not name its own. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = { paymentMethod: { cash: 'COD', qr: 'UPI' } };

/** The word that a refusal offers for our `value` of `field`, or the usual one; undefined when there is none. */
export function wordFor(field: string, value: string, refusal: string): string | undefined {
  const pattern = WORDS[field]?.[value];
  if (!pattern) return undefined;
  const offered = refusal.split(/[^\w-]+/).find((word) => word !== value && pattern.test(word));
  return offered ?? USUAL[field]?.[value];
}
