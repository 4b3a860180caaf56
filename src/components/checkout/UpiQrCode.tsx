import { encode } from 'uqr';

interface Props {
  link: string;
  label: string;
  className: string;
}

/** A link as a QR code: black on white in every theme, with the quiet zone that scanners need. */
export default function UpiQrCode({ link, label, className }: Props) {
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
