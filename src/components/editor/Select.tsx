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
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
