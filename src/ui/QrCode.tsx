import { encode } from 'uqr';

/** A QR code, drawn dark on white in both themes: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      className="w-full rounded-field bg-code fill-code-content"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** One row's dark squares, those side by side as one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const cells = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...cells.matchAll(/#+/g)].map((bar) => `M${bar.index} ${y}h${bar[0].length}v1h-${bar[0].length}z`).join('');
}
