import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Description, Operation } from './description.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid #8886; padding: .5rem 0; }
h3 { margin: .5rem 0 0; font-size: 1rem; }
h3 b { display: inline-block; min-width: 4.5rem; }
p, ul { margin: .25rem 0; }
summary { cursor: pointer; padding: .25rem 0; }
`;

/** Nothing is loaded and nothing runs; the one style is named by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pretty = (value: unknown) => html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;

const folded = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : html`<details>
        <summary>${title}</summary>
        ${pretty(value)}
      </details>`;

const showCall = (method: string, path: string, operation: Operation) => html`
  <article id="${operation.operationId}">
    <h3><b>${method.toUpperCase()}</b> <code>/api${path}</code></h3>
    <p>
      ${operation.summary}${operation.security.map((needed) => ('token' in needed ? ' · needs a token' : ' · needs the editor’s key')).join('')}
    </p>
    <p>${operation.description}</p>
    ${
      operation.parameters.length > 0
        ? html`<ul>
            ${operation.parameters.map(
              ({ name, in: where, required, schema }) =>
                html`<li>
                  <code>${name}</code> in the ${where}${required ? ', required' : ''}:
                  <code>${JSON.stringify(schema)}</code>
                </li>`,
            )}
          </ul>`
        : ''
    }
    ${folded('Body', operation.requestBody?.content)} ${folded('Answer', operation.responses['200'])}
    <p>
      Refusals:
      ${Object.keys(operation.responses)
        .filter((status) => status !== '200')
        .join(', ')}
    </p>
  </article>
`;

/** The description as a page to read: no script, nothing from elsewhere. */
export function apiPage({ info, tags, paths, components }: Description) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
        <nav aria-label="Groups of calls">
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${tags.map(
            ({ name }) => html`
              <section aria-labelledby="${name}">
                <h2 id="${name}">${name}</h2>
                ${all
                  .filter(({ operation }) => operation.tags.includes(name))
                  .map(({ method, path, operation }) => showCall(method, path, operation))}
              </section>
            `,
          )}
          <h2>Shared shapes</h2>
          ${folded('Schemas', components)}
        </main>
      </body>
    </html>`;
}
