import type { Product } from '../../contract/product.ts';
import { claimName, dietName } from '../format/food.ts';
import { DietMark } from './DietMark.tsx';
import { t } from '../i18n/t.ts';

/** The mark of food with what else its label claims; renders nothing where nobody says. */
export const DietLine = ({ product: { diet, claims } }: { product: Product }) => {
  const words = [...(diet ? [t(dietName[diet])] : []), ...(claims ?? []).map((claim) => t(claimName[claim]))];
  if (words.length === 0) return null;
  return (
    <p className="mt-1 text-sm/[1.45] text-muted">
      {diet && (
        <span aria-hidden="true">
          <DietMark diet={diet} />
        </span>
      )}
      {words.join(' · ')}
    </p>
  );
};
