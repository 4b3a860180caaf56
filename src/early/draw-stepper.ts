import { t } from '../i18n/t.ts';
import type { Product } from '../../contract/product.ts';
import { limitOf } from '../stores/cart/lines.ts';
import { hasArrived } from './parsed.ts';
import { untilHydrated } from './until-hydrated.ts';

const template = () => document.querySelector<HTMLTemplateElement>('[data-early]');

/** What React would draw, in a template of the page (shell/EarlyCart.astro). */
export const models = (selector: string): HTMLElement[] => [
  ...(template()?.content.querySelectorAll<HTMLElement>(selector) ?? []),
];

export const hasModels = (): boolean => template() !== null;

/** Returns what draws a quantity into a stepper whose island is not hydrated; null where the page has nothing to draw it from, or is still arriving there. */
export function stepperIn(island: Element, stepper: Element, product: Product): ((quantity: number) => void) | null {
  if (!hasArrived(stepper)) return null;
  const card = stepper.closest('article');
  const model = models('[data-stepper]')[card ? 0 : 1];
  const [less, output, step] = (model?.cloneNode(true) as HTMLElement | undefined)?.children ?? [];
  const more = stepper.lastElementChild;
  if (!model || !(less instanceof HTMLElement) || !output || !step || !(more instanceof HTMLElement)) return null;

  const looks = [
    [stepper, model],
    [more, step],
    ...(card
      ? [
          [stepper.parentElement, model.parentElement],
          [card.querySelector('img.art'), models('i')[0]],
        ]
      : []),
  ].flatMap(([shown, like]) => (shown && like ? [{ shown, before: shown.className, now: like.className }] : []));
  const inside = [...more.childNodes];
  const plus = [...step.childNodes];
  const add = more.ariaLabel;
  less.ariaLabel = t('Decrease quantity of {name}', product);
  step.ariaLabel = t('Increase quantity of {name}', product);

  const undo = () => {
    const hadFocus = document.activeElement === less;
    for (const { shown, before } of looks) shown.className = before;
    more.ariaLabel = add;
    more.ariaDisabled = null;
    more.replaceChildren(...inside);
    less.remove();
    output.remove();
    return hadFocus ? () => stepper.querySelector('button')?.focus() : undefined;
  };
  untilHydrated(island, undo);
  return (quantity) => {
    if (quantity === 0) return undo()?.();
    if (!less.isConnected) {
      for (const { shown, now } of looks) shown.className = now;
      more.ariaLabel = step.ariaLabel;
      more.replaceChildren(...plus);
      stepper.prepend(less, output);
    }
    output.textContent = String(quantity);
    more.ariaDisabled = quantity >= limitOf(product) ? 'true' : null;
  };
}
