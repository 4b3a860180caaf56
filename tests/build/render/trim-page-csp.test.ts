import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../build/render/page-edits.ts';
import { trimPageCsp } from '../../../build/render/trim-page-csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPT = 'document.title = "₹"';
const STYLE = '.price{color:green}';
const DATA = '{"@type":"Product"}';

const page = (policy: string, body: string) =>
  `<html><head><meta charset="utf-8"><title>₹</title><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
/** The policy before everything that it is to bind. */
const bound = (policy: string, body: string) =>
  `<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>₹</title></head><body>${body}</body></html>`;
/** One character per byte, as pages are finalized. */
function trimmed(html: string): string {
  const bytes = Buffer.from(html).toString('latin1');
  return Buffer.from(applyEdits(bytes, trimPageCsp(bytes).edits).join(''), 'latin1').toString();
}

describe('the policy of a page', () => {
  test('comes first, and keeps the hashes of its own scripts and styles, and what is no hash', () => {
    const body = `₹42 <script>${SCRIPT}</script><style data-x>${STYLE}</style><script src="/x.js"></script>`;
    const other = hashOf('another page’s');
    const given = `script-src 'self' ${hashOf(SCRIPT)} ${other}; style-src 'self' ${other} ${hashOf(STYLE)};`;
    const kept = `script-src 'self' ${hashOf(SCRIPT)}; style-src 'self' ${hashOf(STYLE)};`;
    expect(trimmed(page(given, body))).toBe(bound(kept, body));
    // The second time the texts are known.
    expect(trimmed(page(given, body))).toBe(bound(kept, body));
  });

  test('lets nothing run for data, nor for a text of the same length', () => {
    const same = SCRIPT.replace('title', 'cooki');
    const body = `<script>${same}</script><script type="application/ld+json">${DATA}</script>`;
    const given = `script-src 'self' ${hashOf(SCRIPT)} ${hashOf(DATA)};`;
    expect(trimmed(page(given, body))).toBe(bound(`script-src 'self';`, body));
  });

  test('what has no end is looked for once', () => {
    const given = `script-src 'self' ${hashOf(SCRIPT)};`;
    const body = `<script>${SCRIPT}</script><p title="<script><style">`;
    expect(trimmed(page(given, body))).toBe(bound(given, body));
  });

  test('names what stands in place of a style sheet, and nothing that is taken out of the page', () => {
    const body = `<script>${SCRIPT}</script><script>gone()</script><style>${STYLE}</style>`;
    const given = `script-src ${hashOf(SCRIPT)} ${hashOf('gone()')}; style-src ${hashOf(STYLE)}`;
    const html = Buffer.from(page(given, body)).toString('latin1');
    const dropped = { from: html.indexOf('<script>gone'), to: html.indexOf('<style>'), text: '' };
    const hashes = { written: hashOf(STYLE).slice(1, -1), first: 'sha256-of-another' };
    expect(trimPageCsp(html, [dropped], hashes).policy).toBe(
      `script-src ${hashOf(SCRIPT)}; style-src 'sha256-of-another'`,
    );
  });

  test('a page without one stays as it is', () => {
    expect(trimmed('<p>₹42</p>')).toBe('<p>₹42</p>');
  });
});
