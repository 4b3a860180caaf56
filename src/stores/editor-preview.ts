import { atom, onMount } from 'nanostores';
import type { PieceValue } from '../../contract/piece.ts';
import { $typed } from './editor-typed.ts';

export interface Preview {
  /** Safe HTML; null until the renderer is here. */
  readonly html: string | null;
  /** Something was written that no page shows, such as a script. */
  readonly leftOut: boolean;
}

/** Milliseconds of rest before a long text is drawn again. */
const REST = 120;

/** The page as the site will show it: made by what the build uses, which comes along only here. */
export const $preview = atom<Preview>({ html: null, leftOut: false });

/** Tags and handlers that the site leaves out. */
const LEFT_OUT =
  /<\s*(?:script|style|iframe|object|embed|form|input|button|img|svg|video|audio|link|meta)\b|<[^>]+\son\w+\s*=|javascript:/i;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function render(value: PieceValue | null): Promise<void> {
  if (value?.kind !== 'page') return;
  const { safeHtml } = await import('../format/safe-html.ts');
  if ($typed.get() !== value) return;
  const html = `<h1>${escaped(value.title)}</h1>\n${safeHtml(value)}`;
  $preview.set({ html, leftOut: LEFT_OUT.test(value.content) });
}

onMount($preview, () => {
  if (typeof document === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unbind = $typed.subscribe((value) => {
    clearTimeout(timer);
    timer = setTimeout(() => void render(value), $preview.get().html === null ? 0 : REST);
  });
  return () => {
    clearTimeout(timer);
    unbind();
  };
});
