import { type FragmentProps, Overlay } from '@forecourt/fragment-kit';
import { Message } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { Said } from '../../editorial/said';
import { Fallback } from '../../people/fallback';
import styles from '../../people/people.module.css';

export function DealerDifference({ data: { difference } }: FragmentProps<'difference'>): ReactNode {
  return (
    <Overlay title={difference?.title ?? 'About this dealer'}>
      {difference === undefined ? (
        <Fallback />
      ) : (
        <div className={styles.words}>
          {difference.image !== undefined && <Picture {...difference.image} />}
          <Said words={difference.words} />
        </div>
      )}
    </Overlay>
  );
}

/** Renders a dealer's picture, or the text of section 8 where it cannot be loaded. */
function Picture({ src, alt }: { src: string; alt: string }): ReactNode {
  const [isLost, setIsLost] = useState(src === '');
  if (isLost) return <Message tone="warning">Failed to load image</Message>;
  return (
    <img src={src} alt={alt} width={640} height={420} onError={() => setIsLost(true)} className={styles.picture} />
  );
}
