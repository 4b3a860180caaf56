import { expect, test } from 'vitest';
import { whyNotPhoto } from '../../../../provider/domain/photos/photo-type.ts';

const DRAWING = 'it is a drawing (SVG), not a photo';

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg">', DRAWING],
  [' <!-- one --> <!-- two -->\n<svg>', DRAWING],
  ['<?xml version="1.0"?><!-- made by hand --><svg>', DRAWING],
  ['<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>', DRAWING],
  ['<!-- one --><!DOCTYPE svg [<!ENTITY a "b">]><svg>', DRAWING],
  ['<!-- <svg> --><html>', 'it is a web page, not a photo'],
])('%j is refused', (file, reason) => {
  expect(whyNotPhoto(Buffer.from(file))).toBe(reason);
});

// Half a minute at 30 of them, twice as long with each more.
test('of any number of comments it is said what they are', () => {
  expect(whyNotPhoto(Buffer.from('<!---->'.repeat(73)))).toBe('it is a web page, not a photo');
});
