import { describe, expect, test } from 'vitest';
import { readAmount } from '../../contract/written-amounts.ts';

const read = (typed: string) => {
  const { name, content, packs, unclear } = readAmount(typed);
  return [name, content && `${content.amount} ${content.unit}`, packs, ...(unclear ? ['unclear'] : [])];
};

describe('how much somebody wants', () => {
  test.each([
    ['आटा 5 किलो', 'आटा', '5 kg'],
    ['আটা 5 কেজি', 'আটা', '5 kg'],
    ['আটা ৫ কেজি', 'আটা', '5 kg'],
    ['५ किलो आटा', 'आटा', '5 kg'],
    ['5️⃣ kg atta', 'atta', '5 kg'],
    ['मूंग दाल 2 किलो', 'मूंग दाल', '2 kg'],
    ['500ग्राम पनीर', 'पनीर', '0.5 kg'],
    ['মুসুর ডাল ৫০০ গ্রাম', 'মুসুর ডাল', '0.5 kg'],
    ['2 लीटर दूध', 'दूध', '2 L'],
    ['দুধ ৫০০ মিলি', 'দুধ', '0.5 L'],
    ['2 ltr oil', 'oil', '2 L'],
    ['500 grms paneer', 'paneer', '0.5 kg'],
    ['aloo\u200b 2\u00a0kg\u2060', 'aloo', '2 kg'],
    ['aloo2kg', 'aloo', '2 kg'],
    ['aloo (2 kg)', 'aloo', '2 kg'],
    ['aloo: 2kgs', 'aloo', '2 kg'],
    ['1 kg 500 gm aloo', 'aloo', '1.5 kg'],
    ['tuna tin 500 g', 'tuna tin', '0.5 kg'],
  ])('%s', (typed, name, content) => expect(read(typed)).toEqual([name, content, null]));

  test.each([
    ['paneer 1/2 kg', 'paneer', '0.5 kg'],
    ['1½ kg rice', 'rice', '1.5 kg'],
    ['1 1/2 kg rice', 'rice', '1.5 kg'],
    ['¾ किलो चावल', 'चावल', '0.75 kg'],
    ['1,5 kg aloo', 'aloo', '1.5 kg'],
    ['0,500 kg dal', 'dal', '0.5 kg'],
    ['1,500 g dal', 'dal', '1.5 kg'],
    ['1.500 kg dal', 'dal', '1.5 kg'],
  ])('with parts: %s', (typed, name, content) => expect(read(typed)).toEqual([name, content, null]));

  test.each([
    ['आधा किलो आलू', 'आलू', '0.5 kg'],
    ['আধা কেজি চিনি', 'চিনি', '0.5 kg'],
    ['adha kilo chini', 'chini', '0.5 kg'],
    ['half a kilo dal', 'dal', '0.5 kg'],
    ['one and a half kg rice', 'rice', '1.5 kg'],
    ['डेढ़ किलो चीनी', 'चीनी', '1.5 kg'],
    ['দেড় কেজি চিনি', 'চিনি', '1.5 kg'],
    ['dedh kilo chini', 'chini', '1.5 kg'],
    ['ढाई किलो आटा', 'आटा', '2.5 kg'],
    ['আড়াই কেজি আটা', 'আটা', '2.5 kg'],
    ['सवा किलो चीनी', 'चीनी', '1.25 kg'],
    ['पौने दो किलो चीनी', 'चीनी', '1.75 kg'],
    ['साढ़े तीन किलो आटा', 'आटा', '3.5 kg'],
    ['sadhe 3 kg atta', 'atta', '3.5 kg'],
    ['ढाई सौ ग्राम पनीर', 'पनीर', '0.25 kg'],
    ['আড়াইশো গ্রাম পনির', 'পনির', '0.25 kg'],
    ['पाँच सौ ग्राम अदरक', 'अदरक', '0.5 kg'],
    ['মুসুর ডাল পাঁচশো গ্রাম', 'মুসুর ডাল', '0.5 kg'],
    ['एक पाव जीरा', 'जीरा', '0.25 kg'],
    ['आधा पाव जीरा', 'जीरा', '0.125 kg'],
    ['paav kilo jeera', 'jeera', '0.25 kg'],
    ['তিন পোয়া দুধ', 'দুধ', '0.75 kg'],
    ['do kilo pyaz', 'pyaz', '2 kg'],
    ['tin kilo aloo', 'aloo', '3 kg'],
    ['dozen eggs', 'eggs', '12 piece'],
    ['half dozen eggs', 'eggs', '6 piece'],
    ['2 दर्जन केले', 'केले', '24 piece'],
    ['এক ডজন ডিম', 'ডিম', '12 piece'],
    ['দুটো ডিম', 'ডিম', '2 piece'],
    ['৬টা ডিম', 'ডিম', '6 piece'],
    ['pack of 6 eggs', 'eggs', '6 piece'],
  ])('in words: %s', (typed, name, content) => expect(read(typed)).toEqual([name, content, null]));

  test.each([
    ['2 x 500 ml milk', 'milk', '0.5 L', 2],
    ['milk 500ml x 2', 'milk', '0.5 L', 2],
    ['2x5kg atta', 'atta', '5 kg', 2],
    ['2 packets atta 5 kg', 'atta', '5 kg', 2],
    ['2 packet bread', 'bread', null, 2],
    ['दो पैकेट ब्रेड', 'ब्रेड', null, 2],
    ['৩ প্যাকেট বিস্কুট', 'বিস্কুট', null, 3],
  ])('in packs: %s', (typed, name, content, packs) => expect(read(typed)).toEqual([name, content, packs]));

  test.each([
    '2-3 kg aloo',
    '2 to 3 kg aloo',
    '2 से 3 किलो आलू',
    '2/3 kg aloo',
    '1.5.2 kg aloo',
    '250g+250g paneer',
    '2 kg 3 kg aloo',
    '5 seer aloo',
    '1 bori chawal',
    '2 tola elaichi',
    '1 pav jeera',
    '₹20 dhania',
    '20 rs dhania',
    '২০ টাকার ধনেপাতা',
    'half packet biscuit',
  ])('%s is not certain', (typed) => expect(readAmount(typed).unclear).toBe(true));

  test.each(['7up', '3 maggi', '5 star', 'पाव', '6 पाव', 'bottle', 'half cooked roti', 'char magaz'])(
    '%s says no amount',
    (typed) => expect(read(typed)).toEqual([typed, null, null]),
  );
});
