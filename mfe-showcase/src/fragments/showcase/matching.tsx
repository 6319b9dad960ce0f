import { useChips } from '@forecourt/search-kit';
import { withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/** What a search asks for, in the words of its chips, by the parameter that asks. */
interface Criterion {
  param: string;
  label: string;
}

/** One of several values of a parameter is enough: they are one criterion. What the brand asks by itself nobody asked for. */
function useCriteria(): readonly Criterion[] {
  const chips = useChips();
  const labels = new Map<string, string[]>();
  for (const { key, label, standard } of chips) {
    if (standard) continue;
    const [param = key] = key.split(':');
    labels.set(param, [...(labels.get(param) ?? []), label]);
  }
  return [...labels].map(([param, all]) => ({ param, label: all.join(' or ') }));
}

/** The criteria that every vehicle on show fits. @param missing by vehicle, names of parameters */
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

/** What a vehicle lacks of the search. */
export function MissingCriteria({ missing }: { missing: readonly string[] }): ReactNode {
  const labels = useCriteria().filter(({ param }) => missing.includes(param));
  if (labels.length === 0) return null;
  return <p className={styles.missing}>{`Missing: ${labels.map(({ label }) => label).join(', ')}`}</p>;
}
