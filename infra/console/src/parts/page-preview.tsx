import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { previewCommand, previewDraft } from '../api/layout-preview';
import { type BrandPage, type Draft, isSame } from '../api/layouts';
import { noSession, session as sessionQuery } from '../api/queries';
import { Command } from './command';
import { useWhyReadOnly } from './status';
import { Time } from './texts';
import { WriteForm } from './write-form';

const widths = ['as wide as this page', '390 px'];

/** Shows a draft on a page of the brand's site, in a frame, and has a link to it; visitors get none of it. */
export function PagePreview(
  props: BrandPage & {
    draft: Draft;
    /** Number of presses on Preview. Each one shows the draft as it is then. */
    round: number;
    onAgain: () => void;
  },
): ReactNode {
  const { brand, page, draft, round, onAgain } = props;
  const [path, setPath] = useState('/cars-for-sale/all');
  const [width, setWidth] = useState(widths[0]);
  const [shown, setShown] = useState({ draft, path, round });
  if (shown.round !== round) setShown({ draft, path, round });
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const obstacle = whyReadOnly ?? (session.data == null ? 'Sign in to preview it.' : null);
  const made = useQuery({
    queryKey: ['draft', brand, page, shown],
    queryFn: () =>
      previewDraft({ brand, page }, shown.draft, shown.path).catch((error: unknown) => {
        noSession(error);
        throw error;
      }),
    enabled: session.data != null,
    placeholderData: keepPreviousData,
    // A new preview has a new link, which reloads the frame.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { data } = made;
  return (
    <WriteForm
      title="Preview the draft"
      isTitleHidden
      command={previewCommand({ brand, page }, path)}
      obstacle={obstacle}
      isPending={made.isFetching}
      button="Show the draft again"
      onSubmit={onAgain}
      done={
        data !== undefined && (
          <p>
            {!isSame(shown.draft, draft) && <b>The draft has changed since. </b>}
            The link expires <Time at={data.expiresAt} />.
            {data.frameUrl === undefined && ' Console and site have one address, so the page is not shown here.'}
          </p>
        )
      }
      error={made.error}
    >
      <p className="hint">
        It begins at this address of the site; follow links there to a page of the type {page}. The bar above the page
        says what is previewed. A fragment that has nothing to show at an address leaves its slot empty: Inspect, in
        that bar, lists it all the same.
      </p>
      <div className="fields">
        <TextField
          label="Address on the site"
          required
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <Select
          label="Width"
          value={width}
          options={widths.map((value) => ({ value, label: value }))}
          onChange={(event) => setWidth(event.target.value)}
        />
      </div>
      {data !== undefined && (
        <Command text={data.url} what="link">
          <a href={data.url} target="_blank" rel="noreferrer">
            Open it in a tab
          </a>
        </Command>
      )}
      {data?.frameUrl !== undefined && (
        <iframe
          key={data.frameUrl}
          title={`The draft of ${page} on ${brand}`}
          // The site has another origin than the console, so its scripts cannot reach the console.
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          data-narrow={width !== widths[0]}
          src={data.frameUrl}
        />
      )}
    </WriteForm>
  );
}
