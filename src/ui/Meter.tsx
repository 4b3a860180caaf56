interface Props {
  /** Without one there is nothing to tell yet. */
  label?: string;
  value: number;
  max: number;
}

/** A progress bar, such as the way to free delivery. */
export const Meter = ({ label, value, max }: Props) => (
  <progress
    className="progress h-1.5 bg-base-content/14 progress-primary"
    aria-label={label}
    aria-hidden={label === undefined}
    value={Math.min(value, max)}
    max={max}
  />
);
