import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { ArrowLeftRight } from '../../ui/icons.ts';
import type { Product } from '../../../contract/product.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { $substitution } from '../../stores/cart/substitution.ts';
import { SubstitutionSelect } from './SubstitutionSelect.tsx';

/** What to do when this one runs out, where it differs from the rest of the basket. */
export function CartLineSubstitution({ product }: { product: Product }) {
  const exception = useStore($substitution).exceptions[String(product.id)];
  return (
    <label
      className={`btn relative min-w-11 btn-ghost px-0 text-meta/tight btn-sm focus-within:outline-3 focus-within:outline-primary ${exception ? '-mx-1 gap-1.5 px-1 text-primary' : 'text-muted'}`}
      title={t('If {name} runs out', { name: product.name })}
    >
      <ArrowLeftRight aria-hidden />
      {exception && <span aria-hidden="true">{t(SUBSTITUTION_NAMES[exception])}</span>}
      <SubstitutionSelect product={product} />
    </label>
  );
}
