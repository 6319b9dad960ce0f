import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Choice } from '../model/choice';
import styles from './body-tiles.module.css';
import { useBox } from './box';

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
    <label className={styles.tile} data-body={choice.src === undefined ? choice.value : undefined}>
      {choice.src !== undefined && <img src={choice.src} alt="" loading="lazy" />}
      <input type="checkbox" {...useBox(choice)} />
      {choice.label}
      {choice.count !== undefined && <small>{` ${formatCount(choice.count)}`}</small>}
    </label>
  );
}
