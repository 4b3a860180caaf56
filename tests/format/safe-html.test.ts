import { describe, expect, test } from 'vitest';
import { safeHtml } from '../../src/format/safe-html.ts';

const page = (content: string, title: string | null = 'Privacy Policy') => safeHtml({ content, title });

describe('text from the provider', () => {
  test('may be Markdown', () => {
    expect(page('Some **bold** words.')).toBe('<p>Some <strong>bold</strong> words.</p>');
  });

  test('may be HTML', () => {
    expect(page('<p>Write to <a href="mailto:care@haat.example">us</a>.</p>')).toContain(
      'href="mailto:care@haat.example"',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<style>p { color: red }</style>',
    '<p onclick="alert(1)">x</p>',
    '<p style="color: red">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<img src=x onerror=alert(1)>',
  ])('carries nothing that runs or dresses up: %s', (content) => {
    expect(page(content)).not.toMatch(/script|style|onclick|onerror|alert|iframe|evil|<img/i);
  });

  test('has headings from h2 down, because h1 is the title', () => {
    expect(page('# What we keep\n\n## Details')).toBe('<h2>What we keep</h2>\n<h2>Details</h2>');
  });

  test('does not say its title twice', () => {
    expect(page('# Privacy policy\n\nWords.')).toBe('<p>Words.</p>');
  });
});
