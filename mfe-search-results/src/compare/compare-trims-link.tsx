import { OverlayLink } from '@forecourt/fragment-kit';
import { createReference, labelOf, useReference, useSearch } from '@forecourt/search-kit';
import type { ReactNode } from 'react';

/** The way to the trims of the search's one model, side by side: those of a year, or of the newest one. Nothing without one model. */
export function CompareTrimsLink({ year, className }: { year: number | undefined; className?: string }): ReactNode {
  const state = useSearch();
  const reference = createReference(useReference());
  const [model, ...others] = state.modelCode ?? [];
  if (model === undefined || others.length > 0) return null;
  const label = labelOf('modelCode', model, state, reference);
  return (
    <OverlayLink
      name="mfe-search-results/compare-trims"
      props={year === undefined ? { model } : { model, year }}
      className={className}
    >
      {year === undefined ? `Compare ${label} trims` : `Compare ${year} ${label} trims`}
    </OverlayLink>
  );
}
