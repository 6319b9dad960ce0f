import encodeQR from 'qr';
import type { ReactNode } from 'react';

/** Bytes of the longest text of a code with the least error correction. */
const longest = 2953;
/** Light modules around a code, as ISO 18004 asks for. */
const border = 4;

/** Shows a text as a QR code, for the camera of a phone. */
export default function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  if (text.length > longest) return <p className="hint">The link is too long for a QR code: name fewer versions.</p>;
  const rows = encodeQR(text, 'raw', { ecc: 'low', border });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="100%"
      // Three pixels a module, which any camera reads.
      style={{ maxInlineSize: 3 * rows.length }}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path d={path} />
    </svg>
  );
}
