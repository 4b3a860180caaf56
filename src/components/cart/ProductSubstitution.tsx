import { useStore } from '@nanostores/react';
import type { Id } from '../../../contract/id.ts';
import { SUBSTITUTION_HINTS } from '../../format/substitution.ts';
import { t } from '../../i18n/t.ts';
import { $substitution, noSubstitution } from '../../stores/cart/substitution.ts';
import { noProduct, productState } from '../../stores/catalogue/product.ts';
import { ArrowLeftRight } from '../../ui/icons.ts';
import { promiseChange, PromiseRow } from '../../ui/PromiseRow.tsx';
import { SubstitutionSelect } from './SubstitutionSelect.tsx';

interface Props {
  /** Id of the product in `productState`. */
  id: Id;
  name: string;
}

/** What comes in place of one product when it runs out. */
export function ProductSubstitution({ id, name }: Props) {
  const { basket, exceptions } = useStore($substitution, { ssr: () => noSubstitution });
  const productId = useStore(productState(id), { ssr: () => noProduct }).data?.id ?? id;
  return (
    <PromiseRow
      icon={ArrowLeftRight}
      title={t('If it runs out')}
      text={t(SUBSTITUTION_HINTS[exceptions[String(productId)] ?? basket])}
    >
      <label className={promiseChange} data-needs-script>
        <span aria-hidden="true">{t('Change')}</span>
        <SubstitutionSelect product={{ id: productId, name }} />
      </label>
    </PromiseRow>
  );
}
