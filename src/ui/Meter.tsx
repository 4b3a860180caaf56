import './meter.css';

interface Props {
  /** Without one there is nothing to tell yet. */
  label?: string;
  value: number;
  max: number;
}

/** A progress bar, such as the way to free delivery. */
export const Meter = ({ label, value, max }: Props) => (
  <progress
    className="meter"
    aria-label={label}
    aria-hidden={label === undefined}
    value={Math.min(value, max)}
    max={max}
  />
);
