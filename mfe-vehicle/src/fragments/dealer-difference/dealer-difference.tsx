import { type FragmentProps, Overlay } from '@forecourt/fragment-kit';
import type { Words } from '@forecourt/listing';
import { Message } from '@forecourt/ui';
import { createElement, Fragment, type ReactNode, useState } from 'react';
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
          {createElement(Fragment, null, ...difference.words.map(said))}
        </div>
      )}
    </Overlay>
  );
}

/** The words are section 8's. */
function Picture({ src, alt }: { src: string; alt: string }): ReactNode {
  const [isLost, setIsLost] = useState(src === '');
  if (isLost) return <Message tone="warning">Failed to load image</Message>;
  return (
    <img src={src} alt={alt} width={640} height={420} onError={() => setIsLost(true)} className={styles.picture} />
  );
}

/** Children that are spread need no keys: what a dealer said never changes its order. */
function said(word: Words): ReactNode {
  return typeof word === 'string' ? word : createElement(word.tag, null, ...word.words.map(said));
}
