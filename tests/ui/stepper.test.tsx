import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Stepper } from '../../src/ui/Stepper.tsx';

const html = (quantity: number) =>
  renderToStaticMarkup(
    <Stepper name="Nashik Onion" quantity={quantity} limit={10} onIncrease={() => {}} onDecrease={() => {}} />,
  );

describe('the stepper of a line', () => {
  test('says what it counts, and how many there are', () => {
    expect(html(3)).toContain('aria-label="Decrease quantity of Nashik Onion"');
    expect(html(3)).toMatch(/<output[^>]*>3<\/output>/);
    expect(html(3)).toContain('aria-label="Increase quantity of Nashik Onion"');
    expect(html(3)).not.toContain('aria-disabled="');
  });

  test('says at the limit that there is no more', () => expect(html(10)).toContain('aria-disabled="true"'));
});
