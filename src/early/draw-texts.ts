import { t } from '../i18n/t.ts';
import type { IslandName } from '../island-registry.ts';
import { hasArrived } from './page-state.ts';
import { unhydrated, untilHydrated } from './until-hydrated.ts';

const built = new Map<Element, readonly string[]>();

/** Shows where is delivered to, as far as React has not yet; null: as the page was built. */
export const drawPincode = (pincode: string | null): void =>
  drawTexts('PincodeChooser', 'button :is(small, b)', pincode === null ? null : [t('Delivering to'), pincode]);

/** Shows who is logged in, as far as React has not yet; null: as the page was built. */
export const drawName = (name: string | null): void => drawTexts('AccountLink', 'span', name ? [name] : null);

/** Writes texts into what a selector finds in the islands of a name. */
function drawTexts(name: IslandName, selector: string, texts: readonly string[] | null): void {
  for (const island of document.querySelectorAll(unhydrated(name))) {
    const elements = [...island.querySelectorAll(selector)];
    const last = elements.at(-1);
    if (!last || !hasArrived(last) || (!texts && !built.has(island))) continue;
    const write = (all: readonly string[]) => elements.forEach((element, i) => (element.textContent = all[i] ?? ''));
    const before = built.get(island) ?? elements.map((element) => element.textContent);
    if (!built.has(island)) {
      built.set(island, before);
      untilHydrated(island, () => {
        built.delete(island);
        write(before);
      });
    }
    write(texts ?? before);
  }
}
