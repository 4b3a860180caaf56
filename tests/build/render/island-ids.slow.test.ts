import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import { launchBrowser } from '../../../harness/browser.ts';
import { needsBrowser } from '../../needs-browser.ts';
import { fixtureSite } from './fixture-site.ts';

const PAGE = `---
import { Field } from '../Field.tsx';
---
<html><head><meta charset="utf-8" /><title>Fields</title><link rel="icon" href="data:," /></head><body>
<Field client:load /><Field client:load /><Field client:load label="Name" /><Field client:load label="Name" />
<Field client:load><b>City</b></Field><Field client:load><b>City</b></Field>
<Field label="Static" /><Field label="Static" /></body></html>`;

const FIELD = `import { useEffect, useId, useState } from 'react';
export function Field({ label = 'Phone', children }) {
  const id = useId();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return <p data-live={live}><label htmlFor={id}>{children ?? label}</label><input id={id} /></p>;
}`;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

const idsIn = (html: string) => [...html.matchAll(/<input id="([^"]*)"/g)].map(([, id]) => id);

test(
  'islands of one kind on a page have ids of their own, which the browser’s React makes too',
  needsBrowser,
  async () => {
    const site = fixtureSite({ 'src/pages/index.astro': PAGE, 'src/Field.tsx': FIELD });
    const pages = await site.build();
    const ids = idsIn(pages['index.html'] ?? '');
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(await site.build()).toEqual(pages);

    const server = createServer(sirv(site.dir)).listen(0);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      const { port } = server.address() as { port: number };
      await page.goto(`http://localhost:${port}`);
      await page.waitForFunction(() => document.querySelectorAll('[data-live=true]').length === 6);
      expect(await page.locator('input').evaluateAll((inputs) => inputs.map(({ id }) => id))).toEqual(ids);
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      server.close();
    }
  },
);
