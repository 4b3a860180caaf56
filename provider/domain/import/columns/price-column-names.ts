import { normalizeName } from './normalize-name.ts';

/**
 * What a column of money is by its name.
 * - `offer`: what a price is lowered to; `selling`: what customers pay; `plain`: a price, and no more is said.
 * - `list`: the MRP, or the price before.
 * - `cost`: what the shop pays.
 * - `aside`: a price for others or of something else, that says nothing of the price beside it.
 * - `unsure`: one of several prices, and it can't be known which.
 */
export type PriceMeaning = 'offer' | 'selling' | 'plain' | 'list' | 'cost' | 'aside' | 'unsure';

/** Letters of Indian scripts have several forms; names are compared in one of them. */
const anyOf = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|').normalize('NFKC'), 'u');

const PRICE = '(?:prices?|pricing)';
const RATE = '(?:prices?|rates?|pricing)';
const HINDI = '(?:मूल्य|कीमत|क़ीमत|दाम|दर|भाव|रेट|प्राइस)';
const BENGALI = '(?:মূল্য|দাম|দর|রেট|প্রাইস)';
/** What may stand between two words of a name: bounded, for else it is looked for again from each place. */
const FEW_WORDS = '.{0,30}';
const TAX = '(?:gst|tax(?:es)?|vat)';

const WITH_TAX = anyOf(
  `(?:including|inclusive|incl|inc|with)(?:of)?(?:all)?${TAX}`,
  `${TAX}(?:included|inclusive|incl|inc)`,
);
const WITHOUT_TAX = anyOf(
  `(?:excluding|exclusive|excl|exc|ex|without|before|pre|less|net)(?:of)?(?:all)?${TAX}`,
  `${TAX}(?:excluded|exclusive|excl|exc|extra|able)`,
);

/** Counts, shares, dates and sums, whatever else they are called. */
const NO_PRICE = anyOf(
  '(?<!before|after)discount(?!ed|price|rate|sellingprice)|percent|margin|markup|profit|commission|charge|fee$',
  'total|worth|value$|date|effective|starts?$|ends?$|until|currency|pricelist|pricetype|account|description|note',
  `stock|qty|quantity|uom|rating|conversion|exchange|reorder|${TAX}(?:rate|amount|code|percent)?$|hsn`,
);

const COST = anyOf(
  'cost|purchas|^purc?h?(?:price|rate|amt|amount)?$|^p(?:rate|price)$|^pp$|buying|^buy(?:price|rate)?$|bought',
  'wholesale|^ws(?:p|price|rate)$|valuation|landed|landing|^nlc$|dealer|distributor|stockist|^trade(?:price|rate)?$',
  `(?:supplier|supply|vendor|procurement|factory|inward|invoice)(?:unit)?${RATE}|${RATE}toretailer|^pt[rsd]$|^cp$`,
  '^ek(?:preis|netto|brutto)?$|einkauf|einstand|achat|compra|coste|custo|acquisto|inkoop|kostpr',
  '(?<!वि)क्रय|खरीद|ख़रीद|लागत|थोक|(?<!বি)ক্রয়|কেনা|পাইকারি|পাইকারী|খরচ',
);

const LIST = anyOf(
  `mrp|r?rrp$|^srp$|^m?srp|^uvp$|maxretail|maximumretail|^max(?:imum)?${PRICE}$|(?:suggested|recommended)retail`,
  `^(?:market|regular|list|original|actual|old|was|strike(?:d|through|thru|out)?|struck(?:out|through)?|crossed(?:out)?|before|normal|usual|previous|full|print(?:ed)?|label)${RATE}$`,
  `compareat|${RATE}before(?:discount|offer)|streichpreis|prixbarre`,
  `एमआरपी|अधिकतम|पुरान[ाी]${HINDI}|এমআরপি|সর্বোচ্চ|(?:আগের|পুরানো|পুরোনো|গায়ের)${BENGALI}`,
);

const OFFER = anyOf(
  `^(?:online|web)?sale${PRICE}$`,
  `^(?:discount(?:ed)?|offer(?:ed)?|special|deal|promo(?:tion(?:al)?)?|reduced|flash(?:sale)?|now)(?:selling|sale)?${RATE}$`,
  `^${RATE}?after(?:discount|offer)$|angebotspreis|aktionspreis|prixpromo|preciooferta`,
  `(?:छूट|ऑफर|ऑफ़र|रियायती|विशेष)${FEW_WORDS}${HINDI}|(?:অফার|ছাড়|বিশেষ)${FEW_WORDS}${BENGALI}`,
);

const SELLING = anyOf(
  `^(?:item|unit|product|variant|your|our|my|standard|default|final)*(?:selling|sell|sales?|retail(?:selling|sale)?|customer|consumer)(?:unit)?${RATE}(?:per(?:unit|piece|pc))?$`,
  `^s(?:rate|price)$|^r?sp$|^(?:your|our|my|shop|store|final|online|onlinestore|web|website|app|current|today|todays|present|new|listing)${RATE}$`,
  '^vk(?:preis|brutto)?$|verkaufspreis|prixdevente|preciodeventa|precodevenda|prezzodivendita|^pvp$|verkoopprijs',
  `(?:विक्रय|बिक्री|बेचने|खुदरा)${FEW_WORDS}${HINDI}|(?:বিক্রয়|বিক্রি|খুচরা)${FEW_WORDS}${BENGALI}`,
);

const PLAIN = anyOf(
  `^(?:item|product|variant|default|unit)?${RATE}$|^${RATE}(?:per|a)?(?:unit|pcs?|piece|item|each|nos?|pack|packet|pkt)$`,
  '^(?:preis|prix|precio|preco|prezzo|prijs|harga|cena)$',
  `^(?:(?:उत्पाद|वस्तु|सामान)(?:का|की|के)?)?${HINDI}$|^(?:পণ্যের?|জিনিসের)?${BENGALI}$`,
);

const BY_MEASURE =
  /(?:per|price|rate)\d*(?:kgs?|kilo|g|gms?|grams?|lt|ltr|litre|liter|ml|dozen|doz)$|^usp$|unitsale(?:price|rate)$/;
const ASIDE =
  /member|loyalty|b2b|bulk|tier|group|min(?:imum)?|floor|map|business|franchise|staff|employee|credit|export|emi|last|avg|average|return|base|basic|ship|deliver|amount|amt/;

/** Short for one of several prices: dealer's or discounted, list or landed. */
const ABBREVIATED = /^(?:dp|lp|mop|asp|bp|np|gp|ip|op|msp|tp|nr|br)$/;
const OF_MONEY = anyOf(`price|rate(?!d|g)|preis|prix|precio|preco|prezzo|prijs|amount|^amt$|${HINDI}|${BENGALI}`);

/** Shopify's "Price / India", and "Price/kg"; a piece is what is sold. */
const OF_PART = /(?:price|rate)\s*\/\s*(?!unit|pcs?\b|piece|each|nos?\b|pack|pkt|item)\p{L}/iu;

/** What a name says of the price in its column; undefined where it speaks of none. */
export function priceMeaning(name: string): PriceMeaning | undefined {
  const written = normalizeName(name);
  const bare = written.replace(WITH_TAX, '');
  const isWithoutTax = WITHOUT_TAX.test(bare) && OF_MONEY.test(bare);
  if (NO_PRICE.test(bare) && !isWithoutTax) return undefined;
  if (COST.test(bare)) return 'cost';
  if (BY_MEASURE.test(bare) || OF_PART.test(name)) return 'aside';
  if (isWithoutTax) return 'unsure';
  if (LIST.test(bare)) return 'list';
  if (OFFER.test(bare)) return 'offer';
  if (SELLING.test(bare)) return 'selling';
  if (PLAIN.test(bare)) return 'plain';
  if (ABBREVIATED.test(bare)) return 'unsure';
  if (!OF_MONEY.test(bare)) return undefined;
  return ASIDE.test(bare) ? 'aside' : 'unsure';
}
