import { t } from '../../i18n/t.ts';
import { Minus, Plus } from '../../ui/icons.ts';

interface Props {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** How many units of a line something was wrong with. */
export const UnitsStepper = ({ value, most, onChange }: Props) => (
  <div className="flex flex-wrap items-center gap-3" role="group" aria-labelledby="how-many-units">
    <p id="how-many-units" className="flex-1 text-sm font-semibold">
      {t('How many of them')}
    </p>
    <button
      type="button"
      className="btn btn-square btn-outline btn-primary"
      aria-label={t('Fewer')}
      aria-disabled={value === 1 || undefined}
      onClick={() => onChange(Math.max(1, value - 1))}
    >
      <Minus aria-hidden />
    </button>
    <output className="min-w-20 text-center text-xl font-bold num" aria-live="polite">
      {t('{count} of {total}', { count: value, total: most })}
    </output>
    <button
      type="button"
      className="btn btn-square btn-outline btn-primary"
      aria-label={t('More')}
      aria-disabled={value === most || undefined}
      onClick={() => onChange(Math.min(most, value + 1))}
    >
      <Plus aria-hidden />
    </button>
  </div>
);
