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

describe('a page that somebody wrote to keep the build busy', () => {
  test('may begin quotations without end', () => {
    expect(page(`${'> '.repeat(40_000)}words`)).toContain('words');
    expect(page(`${'1. '.repeat(30_000)}words`)).toContain('words');
  });

  test('keeps its words, if not its marks', () => {
    expect(page('*a_ '.repeat(1000).trim())).toBe(`<p>${'*a_ '.repeat(1000).trim()}</p>`);
    expect(page('*a* '.repeat(100).trim())).toBe(`<p>${'<em>a</em> '.repeat(100).trim()}</p>`);
  });

  test('is cut where no page could be published any more', () => {
    expect(page('a '.repeat(300_000)).length).toBeLessThan(501_000);
  });
});
