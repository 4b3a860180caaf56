import { t } from '../i18n/t.ts';
import { hasArrived } from './parsed.ts';
import { NOT_HYDRATED, untilHydrated } from './until-hydrated.ts';

const built = new Map<Element, readonly [string, string]>();

/** Shows where is delivered to, as far as React has not yet; null: as the page was built. */
export function drawPincode(pincode: string | null): void {
  for (const island of document.querySelectorAll(`${NOT_HYDRATED}[component-export=PincodeChooser]`)) {
    const [to, chosen] = island.querySelectorAll('button :is(small, b)');
    if (!to || !chosen || !hasArrived(chosen) || (pincode === null && !built.has(island))) continue;
    const texts = built.get(island) ?? [to.textContent, chosen.textContent];
    const write = (words: string, name: string) => {
      to.textContent = words;
      chosen.textContent = name;
    };
    if (!built.has(island)) {
      built.set(island, texts);
      untilHydrated(island, () => {
        built.delete(island);
        write(...texts);
      });
    }
    write(...(pincode === null ? texts : ([t('Delivering to'), pincode] as const)));
  }
}
