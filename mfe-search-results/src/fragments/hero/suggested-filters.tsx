import { followsSearch, useSource } from '@forecourt/fragment-kit';
import { IntentLink, isPlainClick } from '@forecourt/search-kit';
import type { MultiParam } from '@forecourt/search-state';
import { chipClass, formatCount } from '@forecourt/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './tools.module.css';

/**
 * Renders the filters that narrow this search best, in one line of fixed height (section 2, "suggested-filter chips"; R35): the most frequent
 * options of the most distinctive facet, then single options, none twice. A chosen option disappears, so the focus moves to `heading`.
 */
export function SuggestedFilters({ heading }: { heading: RefObject<HTMLElement | null> }): ReactNode {
  const answer = useSource('listing');
  const [asked] = answer?.strongAttributesFilters ?? [];
  const onTake = () => heading.current?.focus({ preventScroll: true });
  const single = (answer?.suggestedFilters ?? []).filter(({ name }) => name !== asked?.name);
  return (
    <div className={styles.suggested} {...followsSearch}>
      {asked !== undefined && (
        <ul aria-label={`Narrow by ${asked.label.toLowerCase()}`}>
          {asked.options.map(({ label, value, count }) => (
            <Suggestion key={value} param={asked.name} {...{ value, label, count, onTake }} />
          ))}
        </ul>
      )}
      {single.length > 0 && (
        <ul aria-label="Suggested filters">
          {single.map(({ name, codes: [value = ''], label, count }) => (
            <Suggestion key={name} param={name} {...{ value, label, count, onTake }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Suggestion(props: {
  param: MultiParam;
  value: string;
  label: string;
  count: number;
  onTake: () => void;
}): ReactNode {
  const { param, value, label, count, onTake } = props;
  return (
    <li>
      <IntentLink
        intent={{ type: 'toggle', param, value, on: true }}
        className={chipClass()}
        onClick={(event) => isPlainClick(event) && onTake()}
      >
        {label} <span className={styles.suggestedCount}>{formatCount(count)}</span>
      </IntentLink>
    </li>
  );
}
