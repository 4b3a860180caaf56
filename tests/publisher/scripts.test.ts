import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { faultText } from '../../provider/domain/editor/publisher-text.ts';
import { unknownScript } from '../../publisher/scripts.ts';
import { textOfBytes } from '../../publisher/text-of-bytes.ts';

const known = new Set(['known()', 'say("বাংলা")'].map((text) => `sha256-${hash('sha256', text, 'base64')}`));
const found = (html: string) => {
  const script = unknownScript(textOfBytes(Buffer.from(`<!doctype html><head>${html}`)), known);
  return script && faultText({ page: '/', ...script });
};

describe('what runs in a page though the build does not know it is found', () => {
  test.each([
    '<script>evil()</script>',
    '<SCRIPT>evil()</SCRIPT >',
    '<script type=module>evil()</script>',
    '<script type="speculationrules">{}</script>',
    '<script data-x=" src=">evil()</script>',
    '<script type="text/javascript" type="application/json">evil()</script>',
    '<p a=b"><script>evil()</script><p a="">',
    `<p "><script>evil()</script><p ">`,
    `<p a=\u00a0b="><script>evil()</script><p title=">`,
    `<p a=বাংলা\u0ba0b="><script>evil()</script><p title=">`,
    '<!--><script>evil()</script>-->',
    '<!-- a --!><script>evil()</script>-->',
    '<noscript><p title="</noscript><script>evil()</script>">',
    '<title>x</title><script>evil()</script></title>',
    '<style>a{}</style><script>evil()</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<script src="/\\evil.example/x.js"></script>',
    '<script src="&#47;/evil.example"></script>',
    '<img src=x onerror=evil()>',
    '<img/src="x"/onerror=evil()>',
    '<img alt="a > b" class=x ONERROR = "evil()">',
    '<svg><a xlink:href="javascript:evil()">x</a></svg>',
    '<a href=" java&#115;cript:evil()">x</a>',
    '<a href="java\nscript&colon;evil()">x</a>',
    '<form><button formaction="JavaScript:evil()">x</button></form>',
    '<iframe srcdoc="&lt;script>evil()&lt;/script>"></iframe>',
  ])('%s', (html) => expect(found(html)).toMatch(/script|attribute that runs/));
});

describe('what only looks so is left alone', () => {
  test.each([
    '<script>known()</script><script type="application/ld+json">{"a":"<img onerror=x>"}</script>',
    '<script type="module" src="/_astro/x.js"></script>',
    `<meta property="og:title" content="x</title><script>evil()</script>">`,
    '<meta name="description" content="javascript: the good parts">',
    '<title>&lt;script>evil()</title>',
    '<!-- <script>evil()</script> -->',
    '<p title="<img onerror=x>" data-on="on">An onion = 2 potatoes, onload=evil()</p>',
    `<astro-island props="{&quot;name&quot;:[0,&quot;<script>&quot;]}" ssr client="idle" opts='{"a":"b"}'></astro-island>`,
    '<a href="/search?q=javascript:">x</a><a href="https://x.example">y</a>',
    '<textarea><script>evil()</script></textarea>',
    '<script>say("বাংলা")</script>',
  ])('%s', (html) => expect(found(html)).toBeUndefined());
});
