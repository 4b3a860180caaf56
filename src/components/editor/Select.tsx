import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  /** What is shown for each value. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A labelled select. */
export function Select({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
