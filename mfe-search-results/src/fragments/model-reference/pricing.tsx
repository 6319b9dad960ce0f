import type { ModelTrim, ModelTrims } from '@forecourt/listing';
import { IntentLink } from '@forecourt/search-kit';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './model-reference.module.css';

/** Renders the original price of each trim of a year and the lowest and average price of those for sale; a trim that is for sale is a link. */
export function Pricing({ year, make, model, trims }: ModelTrims): ReactNode {
  return (
    <>
      <h3>{`Prices of the ${year} ${make} ${model}`}</h3>
      <ul className={styles.prices}>
        {trims.map((trim) => (
          <li key={trim.trimCode}>
            <Name trim={trim} />
            <span>{`${formatPrice(trim.nationalMSRP)} new`}</span>
            <span>{offered(trim, year)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Name({ trim: { trimName, trimCode, startingPrice } }: { trim: ModelTrim }): ReactNode {
  if (startingPrice === undefined) return <span>{trimName}</span>;
  return <IntentLink intent={{ type: 'select', param: 'trimCode', values: [trimCode] }}>{trimName}</IntentLink>;
}

function offered({ startingPrice, avgPrice }: ModelTrim, year: number): string {
  if (startingPrice === undefined) return `None of ${year} for sale`;
  const from = `For sale from ${formatPrice(startingPrice)}`;
  return avgPrice === undefined || avgPrice === startingPrice ? from : `${from}, on average ${formatPrice(avgPrice)}`;
}
