import { cx, formatCount, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Choice } from '../model/choices';
import { useBox } from './box';
import silhouettes from './silhouettes.module.css';

/** Body styles as tiles with a drawing; each is a checkbox. */
export function BodyTiles({ label, choices }: { label: string; choices: readonly Choice[] }): ReactNode {
  return (
    <fieldset aria-label={label} className={styles.tiles}>
      {choices.map((choice) => (
        <Tile key={choice.value} choice={choice} />
      ))}
    </fieldset>
  );
}

function Tile({ choice }: { choice: Choice }): ReactNode {
  return (
    <label className={styles.tile}>
      <input type="checkbox" {...useBox(choice)} className={styles.tileBox} />
      <span aria-hidden="true" className={cx(styles.drawing, silhouettes.silhouette, silhouettes[choice.value])} />
      <span>{choice.label}</span>
      {choice.count !== undefined && (
        <span className={styles.tileCount}>
          <VisuallyHidden>, </VisuallyHidden>
          {formatCount(choice.count)}
          <VisuallyHidden>{choice.count === 1 ? ' result' : ' results'}</VisuallyHidden>
        </span>
      )}
    </label>
  );
}
