import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../../provider/app.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { rebuildSearchIndex } from '../../../../provider/domain/search/rebuild-index.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { TOKEN_SECRET } from '../../../../harness/token-secret.ts';
import { openWith } from '../../fixtures/open.ts';

let opened: Awaited<ReturnType<typeof openWith>>;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  opened = await openWith('demo');
  app = createApp({ db: opened.db, settings: readSettings({ TOKEN_SECRET }) });
});
afterAll(() => opened.close());

async function names(call: string, typed: string): Promise<string[]> {
  const answer = await app.request(`/api/product/web/search/${call}searchKey=${encodeURIComponent(typed)}`);
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

/** A bare word in the ways that it is written, and what it means without another word. */
const STAPLES: readonly (readonly [words: string, plain: RegExp])[] = [
  ['dahi doi curd yogurt দই दही', /Tok Doi/],
  ['doodh dudh milk দুধ दूध', /(?:Toned|Cow) Milk/],
  ['chawal chal rice চাল चावल', /(?:Banskathi|Minikit) Rice/],
  ['atta আটা आटा', /Whole Wheat (?:Chakki )?Atta/],
  ['maida moyda ময়দা मैदा', /Maida/],
  ['besan বেসন बेसन', /Besan/],
  ['suji sooji rava সুজি सूजी', /Suji/],
  ['tel oil তেল तेल', /(?:Sunflower|Soyabean|Mustard) Oil/],
  ['namak noon salt নুন नमक', /Iodised Salt/],
  ['chini cheeni sugar চিনি चीनी', /Shonar Sugar/],
  ['gur jaggery গুড় गुड़', /Akher Gur/],
  ['anda dim egg eggs ডিম अंडे', /White Eggs/],
  ['murgi chicken', /^Khamar Chicken, Curry Cut|Whole Chicken/],
  ['mutton mangsho', /Mutton, Curry Cut/],
  ['maach machli fish মাছ मछली', /^(?:Rohu|Ilish|Katla)/],
  ['ilish hilsa ইলিশ', /^Ilish/],
  ['chingri prawn চিংড়ি झींगा', /Chingri|Prawn/],
  ['alu aloo potato আলু आलू', /^Jyoti Alu/],
  ['pyaz peyaj onion পেঁয়াজ प्याज प्याज़', /^Nashik Onion/],
  ['tomato tamatar টম্যাটো टमाटर', /^Desi Tomato/],
  ['adrak ada ginger আদা अदरक', /^Ginger$/],
  ['lahsun rosun garlic রসুন लहसुन', /^Garlic$/],
  ['mirch lonka লঙ্কা मिर्च', /Green Chilli/],
  ['begun brinjal বেগুন बैंगन', /^Begun/],
  ['kela kola banana কলা केला', /(?:Singapuri|Kathali) Banana/],
  ['aam mango আম आम', /^Himsagar Mango/],
  ['nimbu lebu lemon লেবু नींबू', /Lemon|Lime/],
  ['dal daal ডাল दाल', / Dal/],
  ['ghee ঘি घी', /Ghee/],
  ['makhan butter মাখন मक्खन', /(?:Table|White) Butter/],
  ['paneer panir পনির पनीर', /Fresh Paneer/],
  ['cheese চিজ', /Cheese Slices/],
  ['bread pauruti পাউরুটি ब्रेड', /Milk Bread/],
  ['biscuit biskut বিস্কুট बिस्कुट', /(?:Marie|Glucose) Biscuits/],
  ['cha chai tea চা चाय', /(?:CTC Family|Assam Leaf) Tea/],
  ['coffee কফি', /(?:Instant|Filter) Coffee/],
  ['pani jol water জল पानी', /Drinking Water/],
  ['jeera jira cumin জিরে जीरा', /Jeera, Whole/],
  ['haldi holud turmeric হলুদ हल्दी', /Turmeric Powder/],
  ['muri murmura মুড়ি', /^Dheki Muri/],
  ['chira poha চিঁড়ে पोहा', /^Dheki Chira/],
  ['honey modhu মধু शहद', /Sundarban Honey/],
  ['soap sabun সাবান साबुन', /Soap/],
];
const table = STAPLES.flatMap(([words, plain]) => words.split(' ').map((word) => [word, plain] as const));

describe('the plain staple comes first for the bare word', () => {
  test.each(table)('%s: %s', async (word, plain) => {
    const [first] = await names('?limit=1&', word);
    expect(first).toMatch(plain);
  });

  test('what is asked for by more than the bare word is found as before', async () => {
    for (const [typed, name] of [
      ['mishti doi', /Mishti Doi/],
      ['aam doi', /Aam Doi/],
      ['brown bread', /Brown Bread/],
      ['spring onion', /Spring Onion/],
      ['multigrain atta', /Multigrain Atta/],
      ['dried fish', /Dried Fish/],
      ['fish fingers', /Fish Fingers/],
      ['kala namak', /Black Salt/],
      ['nolen gur', /^Dheki Nolen Gur/],
      ['sweet potato', /Sweet Potato/],
      ['masala chai', /Masala Tea/],
    ] as const)
      expect((await names('?limit=1&', typed))[0], typed).toMatch(name);
  });

  test('among suggestions too', async () => {
    for (const [typed, name] of [
      ['dahi', /Tok Doi/],
      ['maach', /^(?:Rohu|Ilish|Katla)/],
      ['pyaz', /Nashik Onion/],
    ] as const)
      expect((await names('v1?', typed))[0], typed).toMatch(name);
  });

  test('letters in another normal form, and with joiners, find the same', async () => {
    for (const [typed, other] of [
      ['प्याज', 'प्\u200dयाज'],
      ['प्याज', 'प\u200c्याज'],
      ['प्याज़', 'प्याज़'.normalize('NFD')],
      ['গুড়', '\u0997\u09c1\u09dc'],
      ['পেঁয়াজ', 'পেঁয়াজ'.normalize('NFC').replaceAll('\u09af\u09bc', '\u09df')],
      ['दही', '\u200bद\u2060ही\ufeff'],
      ['আটা ৫ কেজি', 'atta 5 kg'],
      ['आटा 5 किलो', 'atta 5 kg'],
    ] as const) {
      const found = await names('?limit=12&', other);
      expect(found.length).toBeGreaterThan(0);
      expect(found, other).toEqual(await names('?limit=12&', typed));
    }
  });

  test('whatever sells', async () => {
    for (const kind of ['%Mishti Doi%', '%Spring Onion%', '%Dried Fish%', '%Multigrain Atta%'])
      await opened.db
        .update(product)
        .set({ sold: 1_000_000 })
        .where(sql`${product.name} like ${kind}`);
    await opened.db.update(product).set({ sold: 0 }).where(eq(product.name, 'Bhor Tok Doi (Curd)'));
    await rebuildSearchIndex(opened.db);
    for (const [typed, name] of [
      ['dahi', /Tok Doi/],
      ['pyaz', /Nashik Onion/],
      ['maach', /^(?:Rohu|Ilish|Katla)/],
      ['atta', /Whole Wheat/],
    ] as const)
      expect((await names('?limit=1&', typed))[0], typed).toMatch(name);
  });
});
