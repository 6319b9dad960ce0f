import { IntentLink } from '@forecourt/search-kit';
import { ChipList, chipClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Panel } from '../model/panel';

/** Popular upper bounds, in whole US dollars. */
const picks = [10_000, 15_000, 20_000, 25_000, 30_000, 50_000];

/** One-click prices; a second click removes the choice. Prices without results are left out. */
export function PricePicks({ panel: { state, stats } }: { panel: Panel }): ReactNode {
  const { minPrice, maxPrice } = state;
  const lowest = stats.derivedprice?.min ?? 0;
  return (
    <ChipList label="Quick picks">
      {picks
        .filter((pick) => pick >= lowest || pick === maxPrice)
        .map((pick) => {
          const isChosen = pick === maxPrice && minPrice === undefined;
          return (
            <li key={pick}>
              <IntentLink
                intent={{ type: 'range', values: { minPrice: null, maxPrice: isChosen ? null : pick } }}
                className={chipClass({ selected: isChosen, size: 'sm' })}
                aria-current={isChosen || undefined}
              >
                {`Under $${pick / 1000}k`}
              </IntentLink>
            </li>
          );
        })}
    </ChipList>
  );
}
