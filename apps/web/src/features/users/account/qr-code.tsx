import { encode } from 'uqr';

/** Modules of quiet zone that scanners need around the code (ISO/IEC 18004). */
const border = 4;

/** A QR code, drawn dark on light whatever the screen's colours: many scanners read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 'var(--r-2)', maxWidth: '100%', margin: '0 auto' }}
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
