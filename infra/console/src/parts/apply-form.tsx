import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { layoutCommand, sendLayout } from '../api/change-layout';
import type { Entry, PageLayout } from '../api/client';
import { type Draft, textOf } from '../api/layouts';
import { changed, noSession } from '../api/queries';
import { tryLayout } from '../api/try-layout';
import type { Outcome } from './outcome';
import { authorText, Time } from './texts';
import { Effects, Trial } from './trial';
import { Done, WriteForm } from './write-form';

/** Applies a draft as a whole, unless somebody else changed the page meanwhile. */
export function ApplyForm(props: {
  now: PageLayout;
  /** Layout that the draft is based on. */
  base: Draft;
  draft: Draft;
  /** Changes of the draft, one line each. */
  changes: readonly string[];
  /** Changes by somebody else since the draft began. */
  theirs: readonly string[];
  /** Last change of the page. */
  last: Entry | undefined;
  /** Why the page cannot be changed; null if it can. */
  obstacle: string | null;
  /** Bases the same draft on another layout. */
  onBase: (base: Draft) => void;
  onDiscard: () => void;
  onDone: (outcome: Outcome) => void;
}): ReactNode {
  const { now, base, draft, changes, theirs, last, obstacle, onBase, onDiscard, onDone } = props;
  const { brand, page } = now;
  const [why, setWhy] = useState('');
  const isBehind = theirs.length > 0;
  const sent = useMutation({
    mutationFn: (layout: Draft) => sendLayout({ brand, page }, base, layout, why),
    onSuccess: async ({ changes: made, skipped, revision }) => {
      await changed();
      onDone({ revision, said: <Done lines={made.flatMap(({ what }) => what)} skipped={skipped} /> });
    },
    onError: (error) => {
      noSession(error);
      void changed();
    },
  });
  return (
    <WriteForm
      id="apply"
      title="Apply the draft"
      command={layoutCommand({ brand, page }, why)}
      obstacle={obstacle}
      isBlocked={isBehind}
      isPending={sent.isPending}
      button={`Apply for all visitors of ${brand}`}
      acts={<Button onClick={onDiscard}>Discard the draft</Button>}
      onSubmit={() => sent.mutate(draft)}
      error={isBehind ? null : sent.error}
      signIn="Sign in to change it"
      why={why}
      onWhy={setWhy}
    >
      {isBehind && (
        <Alert tone="warning" title="The page was changed since this draft began">
          {last !== undefined && (
            <p>
              {authorText(last)}, <Time at={last.at} />:
            </p>
          )}
          <Effects what={theirs} />
          <p className="acts">
            <Button onClick={onDiscard}>Discard the draft, show what is there now</Button>
            <Button onClick={() => onBase(now)}>Keep the draft, put it over theirs</Button>
          </p>
        </Alert>
      )}
      <section className="preview" aria-label="What would change">
        <h3>What would change</h3>
        <Effects what={changes} />
      </section>
      {obstacle === null && !isBehind && (
        <Trial
          title="Warnings"
          wanted={{ brand, page, draft }}
          ask={tryLayout}
          failed="The registry did not check this draft for what may be wrong with it:"
        >
          {({ warnings }) =>
            warnings.length === 0 ? (
              <p className="hint">No warnings.</p>
            ) : (
              <Alert tone="warning" title="Look at this before you apply it">
                {warnings.map(({ warning }) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Alert>
            )
          }
        </Trial>
      )}
      <details>
        <summary>The layout as a file, layout.json</summary>
        <pre>{textOf(draft)}</pre>
      </details>
    </WriteForm>
  );
}
