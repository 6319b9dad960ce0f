import { useChips, useSearchStatus } from '@forecourt/search-kit';
import { withIcon } from '@forecourt/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './showcase.module.css';

/** The criteria of a search with their chip labels, by parameter. */
interface Criterion {
  param: string;
  label: string;
}

/** Returns the shopper's criteria: values of one parameter are one criterion, and the brand's defaults are none. */
function useCriteria(): readonly Criterion[] {
  const chips = useShownChips();
  const labels = new Map<string, string[]>();
  for (const { key, label, standard } of chips) {
    if (standard) continue;
    const [param = key] = key.split(':');
    labels.set(param, [...(labels.get(param) ?? []), label]);
  }
  return [...labels].map(([param, all]) => ({ param, label: all.join(' or ') }));
}

/** Returns the chips of the search whose vehicles are shown; while the next search is loading, these are the previous chips. */
function useShownChips(): ReturnType<typeof useChips> {
  const chips = useChips();
  const isLoading = useSearchStatus() === 'loading';
  const [shown, setShown] = useState(chips);
  useEffect(() => {
    if (!isLoading) setShown(chips);
  }, [chips, isLoading]);
  return isLoading ? shown : chips;
}

/** Returns the criteria that every shown vehicle satisfies. @param missing names of parameters, by vehicle */
export function MatchingCriteria({ missing }: { missing: readonly (readonly string[])[] }): ReactNode {
  const matching = useCriteria().filter(({ param }) => !missing.some((names) => names.includes(param)));
  if (matching.length === 0) return null;
  return (
    <ul aria-label="What fits your search" className={styles.matching}>
      {matching.map(({ param, label }) => (
        <li key={param} {...withIcon('check')}>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Renders the criteria that a vehicle does not satisfy. */
export function MissingCriteria({ missing }: { missing: readonly string[] }): ReactNode {
  const labels = useCriteria().filter(({ param }) => missing.includes(param));
  if (labels.length === 0) return null;
  return <p className={styles.missing}>{`Missing: ${labels.map(({ label }) => label).join(', ')}`}</p>;
}
