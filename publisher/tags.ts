/** A tag as a browser reads it, without attributes that can't run; of one that stands there twice, the first counts. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** What stands in an element that holds no tags. */
  readonly text: string;
}

/** `<!-->` is a comment too, and a whole one; one without an end goes to the end. */
const OPEN = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<\/?([a-z][^\t\n\f\r />]*)/gi;
/** Spaces are those of HTML: a browser takes a no-break space for a letter. Most attributes: skipped at once, for a site has millions. */
const HARMLESS =
  /(?:[\t\n\f\r /]+(?!on|src|(?:xlink:)?href|action|form|type|data[\t\n\f\r =]|to[\t\n\f\r =]|from|values|poster|background)[a-z][a-z\d:-]*(?:="[^"]*"|(?=[\t\n\f\r />])))*/y;
const GAP = /[\t\n\f\r /]*/y;
const ATTRIBUTE =
  /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r "'>][^\t\n\f\r >]*))?)?/y;
/** Their content is text up to their end, whatever it looks like. */
const TEXT = /^(?:script|style|title|textarea|noscript|iframe|xmp|noembed|noframes)$/;

/** Every tag of a page. Reads as the HTML standard tells browsers to, so that nothing hides in an attribute or a comment. */
export function* tagsIn(html: string): Generator<Tag> {
  OPEN.lastIndex = 0;
  for (let open = OPEN.exec(html); open; open = OPEN.exec(html)) {
    const name = open[1]?.toLowerCase();
    if (name === undefined) continue;
    const { attributes, end } = readAttributes(html, OPEN.lastIndex);
    const isText = html[open.index + 1] !== '/' && TEXT.test(name);
    const close = isText ? endOfText(html, end, name) : end;
    OPEN.lastIndex = close;
    yield { name, attributes, text: isText ? html.slice(end, close) : '' };
    OPEN.lastIndex = close;
  }
}

function readAttributes(html: string, start: number) {
  const attributes: [string, string][] = [];
  let at = start;
  while (at < html.length) {
    HARMLESS.lastIndex = at;
    HARMLESS.test(html);
    GAP.lastIndex = HARMLESS.lastIndex;
    GAP.test(html);
    at = GAP.lastIndex;
    if (html[at] === '>') break;
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) break;
    at = ATTRIBUTE.lastIndex;
    attributes.push([(found[1] ?? '').toLowerCase(), found[2] ?? found[3] ?? found[4] ?? '']);
  }
  return { attributes, end: at + 1 };
}

const ends = new Map<string, RegExp>();

function endOfText(html: string, start: number, name: string): number {
  const end = ends.get(name) ?? new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  ends.set(name, end);
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}
