import { expect, test } from 'vitest';
import { applyEdits } from '../../../build/render/page-edits.ts';

const edit = (from: number, to: number, text: string) => ({ from, to, text });

test('edits are made where they say, in whatever order they are given', () => {
  const edits = [edit(4, 5, '-'), edit(0, 1, 'A'), edit(6, 6, '!')];
  expect(applyEdits('abcdef', edits).join('')).toBe('Abcd-f!');
  expect(applyEdits('abcdef', []).join('')).toBe('abcdef');
});

test('at one place what is put in stands before what is replaced, and otherwise in the order given', () => {
  expect(applyEdits('ab', [edit(1, 2, 'B'), edit(1, 1, '1'), edit(1, 1, '2')]).join('')).toBe('a12B');
});
