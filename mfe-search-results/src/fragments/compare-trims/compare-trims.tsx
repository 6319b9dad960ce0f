import { Overlay, OverlayCancel, useOverlay, useSource } from '@forecourt/fragment-kit';
import type { ModelTrim } from '@forecourt/listing';
import { IntentLink } from '@forecourt/search-kit';
import { buttonClass, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { SideBySide } from '../../compare/side-by-side';
import styles from './compare-trims.module.css';
import { trimRows } from './trim-rows';

/** The trims that a model had in a year, line by line, each with the way to those that are for sale. */
export function CompareTrims(): ReactNode {
  const found = useSource('model-trims');
  const footer = <OverlayCancel className={buttonClass()}>Close</OverlayCancel>;
  if (found === undefined || found.trims.length === 0)
    return (
      <Overlay title="Compare trims" footer={footer}>
        <p>Trims of this model are not available right now.</p>
      </Overlay>
    );
  const { year, make, model, trims } = found;
  return (
    <Overlay title={`Compare trims: ${year} ${make} ${model}`} footer={footer}>
      <SideBySide
        caption={`${trims.length} ${trims.length === 1 ? 'trim' : 'trims side by side'}`}
        columns={trims.map((trim) => ({ key: trim.trimCode, head: <Head trim={trim} /> }))}
        {...trimRows(trims)}
      />
    </Overlay>
  );
}

function Head({ trim: { trimName, trimCode, startingPrice } }: { trim: ModelTrim }): ReactNode {
  const overlay = useOverlay();
  return (
    <>
      <span className={styles.name}>{trimName}</span>
      {startingPrice !== undefined && (
        <IntentLink
          intent={{ type: 'select', param: 'trimCode', values: [trimCode] }}
          className={styles.way}
          onClick={() => overlay?.close('done')}
        >
          See for sale
          <VisuallyHidden>{` ${trimName}`}</VisuallyHidden>
        </IntentLink>
      )}
    </>
  );
}
