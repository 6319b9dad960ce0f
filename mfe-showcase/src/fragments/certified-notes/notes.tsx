import { type FragmentProps, OverlayLink, placedAs } from '@forecourt/fragment-kit';
import { Badge, buttonClass, cardClass, cx, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { type MakerProgramme, makersOf } from '../../program/makers';
import styles from './notes.module.css';

/** Notes on certified programmes: makers' tiles and a note on third parties; empty if the search concerns neither. */
export function CertifiedNotes({ data }: FragmentProps<'maker-programmes'>): ReactNode {
  const { makers, thirdParty } = makersOf(data);
  if (makers.length === 0 && thirdParty === undefined) return null;
  return (
    <div className={styles.notes}>
      {thirdParty !== undefined && <p {...withIcon('info', styles.note)}>{thirdParty}</p>}
      {makers.map((maker, position) => (
        <MakerTile key={maker.productId} maker={maker} position={position} />
      ))}
    </div>
  );
}

/** Renders a maker's programme, labelled as sponsored. */
function MakerTile({ maker, position }: { maker: MakerProgramme; position: number }): ReactNode {
  const { productId, makeCode, heading, short, linkText } = maker;
  const placed = { placement: 'certified-program', id: productId, owner: makeCode, position, sponsored: true };
  return (
    <article {...placedAs(placed)} className={cx(cardClass(), styles.tile)}>
      <Badge kind="sponsored">Sponsored</Badge>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{short}</p>
      <p className={styles.actions}>
        <IncludeCertified />
        <OverlayLink
          name="mfe-showcase/maker-program"
          props={{ product: productId }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {linkText}
        </OverlayLink>
      </p>
    </article>
  );
}
