import { expect, test } from 'vitest';
import { foldQuestions, questionsOf } from '../../src/format/questions.ts';

const HTML = '<p>Before.</p><h2>Paying</h2><h3>How?</h3><p>In <b>cash</b>.</p><h3>Not a question</h3><p>Text.</p>';

test('a heading that asks is a question, and what stands below it the answer', () => {
  expect(questionsOf(HTML)).toEqual([{ question: 'How?', answer: '<p>In <b>cash</b>.</p>' }]);
  expect(questionsOf('<h2>Empty?</h2>')).toEqual([]);
});

test('questions are folded, and everything else stays as it is', () => {
  expect(foldQuestions(HTML)).toBe(
    '<p>Before.</p><h2>Paying</h2><details><summary>How?</summary><p>In <b>cash</b>.</p></details><h3>Not a question</h3><p>Text.</p>',
  );
  expect(foldQuestions('<p>None.</p>')).toBe('<p>None.</p>');
});
