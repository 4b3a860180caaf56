import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, describe, expect, test } from 'vitest';
import { inPageLanguage, inPageLanguageAll, PROVIDER_TEXTS, refusalInLanguage } from '../../src/api/provider-texts.ts';
import { RefusedError } from '../../src/api/errors.ts';
import { readCurrentFrom } from '../../src/i18n/current.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a text in the source may become: what is filled in stands for anything. */
function shapeOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return literal(node.text);
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => literal(text)).join('.*');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [shapeOf(node.left), shapeOf(node.right)];
  return left !== null && right !== null ? left + right : null;
}

function shapes(): RegExp[] {
  const found = new Set<string>();
  for (const file of globSync(['provider/{domain,http,routes}/**/*.ts', 'contract/*.ts'])) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const walk = (node: ts.Node): void => {
      const shape = shapeOf(node);
      if (shape !== null && /[a-z]{3}/.test(shape)) found.add(shape);
      node.forEachChild(walk);
    };
    walk(source);
  }
  return [...found].map((shape) => new RegExp(`^${shape}$`));
}

describe('what the provider says, in another language', () => {
  afterEach(() => readCurrentFrom(() => ({ locale: 'en', messages: {} })));

  test('the provider or the contract has each sentence: one that was reworded would stay in English', () => {
    const said = shapes();
    const filled = (text: string) => text.replaceAll(/\{\w+\}/g, 'x');
    expect(PROVIDER_TEXTS.filter((text) => !said.some((shape) => shape.test(filled(text))))).toEqual([]);
  });

  const speak = (messages: Record<string, string>) => readCurrentFrom(() => ({ locale: 'hi', messages }));

  test('what was filled in stands in the translation', () => {
    speak({ '{code} needs items worth {minimum}. Add {more} more to use it.': '{more} और: {code} ({minimum} से)' });
    expect(inPageLanguage('SAVE50 needs items worth ₹499. Add ₹120.50 more to use it.')).toBe(
      '₹120.50 और: SAVE50 (₹499 से)',
    );
  });

  test('a name may hold what a pattern is written with', () => {
    speak({ '{name} is out of stock.': '{name} ख़त्म' });
    expect(inPageLanguage('Dal (500 g)+ $& is out of stock.')).toBe('Dal (500 g)+ $& ख़त्म');
  });

  test('times and dates are words, too', () => {
    speak({
      'A code is on its way. You can ask for another in {time}.': '{time} में दूसरा माँगें',
      '{count} seconds': '{count} सेकंड',
      '{code} can be used from {date}.': '{code}: {date} से',
    });
    expect(inPageLanguage('A code is on its way. You can ask for another in 25 seconds.')).toBe('25 सेकंड में दूसरा माँगें');
    expect(inPageLanguage('DIWALI can be used from 3 November 2026.')).toBe('DIWALI: 3 नवंबर 2026 से');
  });

  test('a provider of another make is quoted', () => {
    speak({ '{name} is out of stock.': '{name} ख़त्म' });
    expect(inPageLanguage('No more of these, sorry!')).toBe('No more of these, sorry!');
  });

  test('a refusal is said with its fields, and stays what it is otherwise', () => {
    speak({ 'The code has 6 digits.': 'कोड में 6 अंक होते हैं।' });
    const message = 'The code has 6 digits.';
    const refused = new RefusedError({
      status: 400,
      code: 'invalid',
      message,
      fields: { otp: message },
      retryAfter: 5,
    });
    expect(refusalInLanguage(refused)).toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'कोड में 6 अंक होते हैं।',
      fields: { otp: 'कोड में 6 अंक होते हैं।' },
      retryAfter: 5,
    });
  });

  test('items without words stay as they are', () => {
    speak({ '{number} was cancelled': '{number} कैंसल हुआ' });
    expect(inPageLanguageAll([{ note: 'HT-1 was cancelled' }, { note: null }], 'note')).toEqual([
      { note: 'HT-1 कैंसल हुआ' },
      { note: null },
    ]);
  });
});
