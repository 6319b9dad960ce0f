import { useOverlay } from '@forecourt/fragment-kit';
import type { ModelTrim } from '@forecourt/listing';
import { IntentLink } from '@forecourt/search-kit';
import { VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { SideBySide } from './side-by-side';
import { trimRows } from './trim-rows';
import styles from './trims-side-by-side.module.css';

/** Compares the trims of a model in a year, each with a link to the vehicles for sale. */
export function TrimsSideBySide({ trims }: { trims: readonly ModelTrim[] }): ReactNode {
  return (
    <SideBySide
      caption={`${trims.length} ${trims.length === 1 ? 'trim' : 'trims side by side'}`}
      columns={trims.map(({ trimCode }) => trimCode)}
      head={
        <tr>
          <td />
          {trims.map((trim) => (
            <th key={trim.trimCode} scope="col">
              <Name trim={trim} />
            </th>
          ))}
        </tr>
      }
      groups={trimRows(trims)}
    />
  );
}

function Name({ trim: { trimName, trimCode, startingPrice } }: { trim: ModelTrim }): ReactNode {
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
