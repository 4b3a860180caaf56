import { contrast, MIN_CONTRAST } from '../../../contract/splash.ts';
import type { SplashValue } from '../../../contract/content-item.ts';
import { shop } from '../../shop.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
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
      className="editor-colour"
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
      <div className="editor-fields">
        <ColourField
          name="backgroundColor"
          label="Ground colour"
          value={backgroundColor}
          error={errors['backgroundColor']}
        />
        <ColourField name="textColor" label="Text colour" value={textColor} error={errors['textColor']} />
        {ratio !== null && (
          <p className="sm" role="status">
            Contrast {(Math.floor(ratio * 10) / 10).toFixed(1)} to 1: {verdict}.
          </p>
        )}
      </div>
      <PreviewBox>
        <div className="editor-splash" style={{ backgroundColor, color: textColor }}>
          <p className="serif">{shop.name}</p>
          <p>{shop.tagline}</p>
        </div>
      </PreviewBox>
    </>
  );
}
