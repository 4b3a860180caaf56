import { expect, test } from 'vitest';
import { headWord } from '../../src/data/popular-searches.ts';

test.each([
  ['Atta & Flours', 'atta'],
  ['Atta, Flours & Sooji', 'atta'],
  ['Rice & Rice Products', 'rice'],
  ['Doi, lassi and ghol', 'doi'],
  ['River and sea fish', 'fish'],
  ['Darjeeling and Assam tea', 'tea'],
  ['Mustard oil', 'mustard oil'],
  ['Green tea and tea bags', 'green tea'],
  ['Brandy', 'brandy'],
  ['মাছ ও মাংস', 'মাছ ও মাংস'],
  ['&', ''],
])('of %s one searches for %s', (name, word) => {
  expect(headWord(name)).toBe(word);
});
