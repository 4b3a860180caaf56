const DEFERRED = Buffer.from('<script type="module" src=');
const ASYNC = Buffer.from('<script type="module" async src=');

/** Returns a page whose scripts in the head run as soon as they are there, not once the page is. */
export function hurryHeadScripts(html: Buffer): Buffer {
  const end = html.indexOf('</head>');
  const at = html.indexOf(DEFERRED);
  if (at === -1 || at > end) return html;
  return Buffer.concat([html.subarray(0, at), ASYNC, hurryHeadScripts(html.subarray(at + DEFERRED.length))]);
}
