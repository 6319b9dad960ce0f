import { type FragmentProps, followsSearch, useBrand } from '@forecourt/fragment-kit';
import { createReference, useReference, useSearch } from '@forecourt/search-kit';
import { ChipLink, ChipList } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { summaryOf } from './summary';

/** Renders the summary of a search for one make, and links to the pages of its models. Nothing for any other search. */
export function MakeSummary({
  data,
  className,
}: Pick<FragmentProps<'listing.filters' | 'listing.total'>, 'data'> & { className: string | undefined }): ReactNode {
  const state = useSearch();
  const reference = createReference(useReference());
  const { makeCode } = useBrand();
  // A brand of one make does not name it in its searches.
  const named = makeCode === undefined ? state : { makeCode: [makeCode], ...state };
  const summary = summaryOf(named, data.listing, reference);
  if (summary === null) return null;
  const { make, text, models } = summary;
  return (
    <div {...followsSearch} className={className}>
      <h2>{`About ${make}`}</h2>
      <p>{text}</p>
      {models.length > 0 && (
        <ChipList label={`Models of ${make}`}>
          {models.map(({ label, href }) => (
            <li key={href}>
              <ChipLink href={href}>{label}</ChipLink>
            </li>
          ))}
        </ChipList>
      )}
    </div>
  );
}
