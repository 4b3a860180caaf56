import { contrast, MIN_CONTRAST } from '../../../contract/splash.ts';
import type { SplashValue } from '../../../contract/content-item.ts';
import { shop } from '../../shop.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';

interface Props {
  value: SplashValue;
  errors: Readonly<Record<string, string>>;
}

const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

function ColourField({
  name,
  label,
  value,
  error,
}: {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
}) {
  const change = ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value.trim() });
  const picker = (
    <input
      className="-mr-2.5 size-11 flex-none cursor-pointer p-1"
      type="color"
      aria-label={`Pick the ${label.toLowerCase()}`}
      value={isColour(value) ? value.toLowerCase() : '#000000'}
      onChange={change}
    />
  );
  return <Field label={label} value={value} onChange={change} after={picker} error={error} />;
}

export function SplashForm({ value, errors }: Props) {
  const { backgroundColor, textColor } = value;
  const ratio = isColour(backgroundColor) && isColour(textColor) ? contrast(backgroundColor, textColor) : null;
  const verdict = ratio !== null && ratio >= MIN_CONTRAST ? 'read well' : `too alike, ${MIN_CONTRAST} is the least`;
  return (
    <>
      <Fields>
        <ColourField
          name="backgroundColor"
          label="Ground colour"
          value={backgroundColor}
          error={errors['backgroundColor']}
        />
        <ColourField name="textColor" label="Text colour" value={textColor} error={errors['textColor']} />
        {ratio !== null && (
          <p className="text-sm/[1.45]" role="status">
            Contrast {(Math.floor(ratio * 10) / 10).toFixed(1)} to 1: {verdict}.
          </p>
        )}
      </Fields>
      <PreviewBox>
        <div
          className="grid min-h-80 place-content-center justify-items-center gap-2 rounded-field p-4 text-center"
          style={{ backgroundColor, color: textColor }}
        >
          <p className="font-display text-[3rem]/[1.1] tracking-tight text-balance">{shop.name}</p>
          <p>{shop.tagline}</p>
        </div>
      </PreviewBox>
    </>
  );
}
