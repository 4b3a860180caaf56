/** Other providers' words for the words that the shop sends. */
const WORDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  paymentMethod: {
    cash: /^(?:cod|cash(?:[-_ ]?on[-_ ]?delivery)?)$/i,
    qr: /^(?:upi|qr|qr[-_ ]?code|online|upi[-_ ]?qr|prepaid)$/i,
  },
  label: { Home: /^(?:home|residential)$/i, Work: /^(?:work|office|commercial)$/i },
  sortBy: {
    relevance: /^(?:relevance|popular(?:ity)?|default|featured|best[-_]?match)$/i,
    'price-low': /^(?:price[-_]?(?:low|asc)\w*(?:-\w+)?|low[-_]?to[-_]?high|price|lowest[-_]?price)$/i,
    'price-high': /^(?:price[-_]?(?:high|desc)\w*(?:-\w+)?|high[-_]?to[-_]?low|-price|highest[-_]?price)$/i,
    discount: /^(?:discount\w*(?:-\w+)?|offers?)$/i,
    newest: /^(?:new(?:est)?|latest|recent|created\w*(?:[-_]desc)?|new[-_]?arrivals?)$/i,
    name: /^(?:name\w*(?:[-_]asc)?|a[-_]?(?:to[-_]?)?z|title|alpha\w*)$/i,
  },
};
const OTHER_LABEL = /^others?$/i;
/** The usual words, for a refusal that does not name its own. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = { paymentMethod: { cash: 'COD', qr: 'UPI' } };

/** The word that a refusal offers for our `value` of `field`, or the usual one; undefined when there is none. */
export function wordFor(field: string, value: string, refusal: string): string | undefined {
  const offered = refusal.split(/[^\w-]+/).filter((word) => word !== value);
  const sought = value.toLowerCase();
  const same = offered.find((word) => word.toLowerCase() === sought);
  if (same !== undefined) return same;
  // What a customer calls an address may be any word: some take but a few.
  const pattern = WORDS[field]?.[value] ?? (field === 'label' ? OTHER_LABEL : undefined);
  return pattern && (offered.find((word) => pattern.test(word)) ?? USUAL[field]?.[value]);
}
