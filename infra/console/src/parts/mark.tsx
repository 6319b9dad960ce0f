import type { ReactNode } from 'react';

/** A brand's mark. As an image of its own, nothing in it runs or loads. */
export function Mark({ svg, size = 24 }: { svg: string; size?: number }): ReactNode {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img src={src} alt="" width={size} height={size} style={{ verticalAlign: 'middle' }} />;
}
