import type { EditorialSummary } from '@forecourt/site';
import { cx } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './editorial.module.css';

/** Renders the picture of a text. @param isFirst whether it is on the first screen: loaded at once */
export function Picture({
  picture: { src, alt, isDrawn },
  isFirst = false,
}: {
  picture: EditorialSummary['picture'];
  isFirst?: boolean;
}): ReactNode {
  return (
    <img
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(styles.picture, isDrawn && styles.drawn)}
    />
  );
}
