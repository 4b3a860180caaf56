import { apiPage, PAGE_POLICY } from '../http/openapi/page.ts';
import { describeApi, type Description } from '../http/openapi/description.ts';
import type { App } from '../http/env.ts';

/** Not calls of section 7: what describes them, for machines and for people. Made when first asked for. */
export function openapiRoutes(app: App): void {
  let description: Description | undefined;
  let page: Promise<string> | undefined;
  const describe = () => (description ??= describeApi());

  app.get('/openapi.json', (c) => {
    c.set('route', '/openapi.json');
    c.header('cache-control', 'no-cache');
    return c.json(describe());
  });

  app.get('/docs', async (c) => {
    c.set('route', '/docs');
    c.header('cache-control', 'no-cache');
    c.header('content-security-policy', PAGE_POLICY);
    return c.html(await (page ??= Promise.resolve(apiPage(describe())).then(String)));
  });
}
