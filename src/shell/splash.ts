import { config } from '../config.ts';

interface Colours {
  readonly backgroundColor: string;
  readonly textColor: string;
}

const SEEN = 'splash';

/** Shows the splash over a page that goes on loading beneath it: for 3 seconds, once per browser tab session. */
export async function splash(template: HTMLTemplateElement): Promise<void> {
  if (seen()) return;
  await shown();
  const colours = await readColours();
  if (!colours) return;
  remember();
  const [panel] = template.content.cloneNode(true).childNodes as unknown as [HTMLElement];
  panel.style.backgroundColor = colours.backgroundColor;
  panel.style.color = colours.textColor;
  document.body.append(panel);
  setTimeout(() => panel.remove(), config.splashDuration);
}

/** Spec §8: when the colours can't be had, that is logged and there is no splash. */
async function readColours(): Promise<Colours | null> {
  try {
    const response = await fetch('/flashscreen.json');
    const { backgroundColor, textColor } = (await response.json()) as Partial<Colours>;
    if (response.ok && isColour(backgroundColor) && isColour(textColor)) return { backgroundColor, textColor };
    console.warn('flashscreen.json needs backgroundColor and textColor: there is no splash.');
  } catch (error) {
    console.warn('flashscreen.json could not be read: there is no splash.', error);
  }
  return null;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && CSS.supports('color', value);

/** A page that is only being prerendered may never be seen. */
const shown = (): Promise<unknown> =>
  document.prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

function seen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return true; // Nothing to remember it by: rather no splash than one on every page.
  }
}

function remember(): void {
  sessionStorage.setItem(SEEN, 'seen');
}
