import { layoutDifferences, slotChanges } from '@forecourt/brands/layout-differences';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PageLayout, Session } from '../api/client';
import { type Draft, moved, movedBy, placed, regionName, removed, type Slot } from '../api/layouts';
import { audit, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Link } from '../navigation';
import { DraftBar, goTo, Warned } from './draft-bar';
import { useFocus } from './focus';
import { History } from './history';
import { LastLayout } from './last-layout';
import { WithForms } from './later';
import type { Outcome } from './outcome';
import { Regions } from './regions';
import { useWhyReadOnly } from './status';
import { useDraft } from './use-draft';
import { usePreview } from './use-preview';

/** Number of the page's changes below it. */
const latest = 20;

/** Edits a layout in a draft, which is previewed and applied as a whole. */
export function LayoutEditor(props: {
  /** Layout that visitors get at present. */
  now: PageLayout;
  /** Version of an earlier layout that somebody wants to restore. */
  to: number | undefined;
}): ReactNode {
  const { now, to } = props;
  const { brand, page } = now;
  const { base, draft, isDraft, isRestored, setBase, change, begin } = useDraft(now);
  const [said, setSaid] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  /** Number of presses on Preview; 0 while there is no preview. */
  const [previews, setPreviews] = useState(0);
  /** The slot that is replaced; null while one is added. */
  const [instead, setInstead] = useState<Slot | null>();
  const focus = useFocus();
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const changes = useQuery(audit({ brand, page }, latest));
  const entries = changes.data?.entries ?? [];
  /** @param control name of the one that has the focus afterwards */
  const edit = (next: Draft, text: string, control?: string) => {
    focus(control);
    change(next);
    setSaid(text);
  };
  const close = (control: string) => {
    focus(control);
    setInstead(undefined);
  };
  const discard = () => {
    focus(undefined);
    setPreviews(0);
    begin(now);
    setSaid('The draft was discarded.');
  };
  const finish = (next: Outcome) => {
    focus(undefined);
    setPreviews(0);
    setSaid('');
    setOutcome(next);
  };
  const preview = usePreview({ brand, page }, isDraft && whyReadOnly === null, () => {
    setPreviews(previews + 1);
    goTo('#preview-title');
  });
  const changed = layoutDifferences(base, draft);
  const theirs = layoutDifferences(base, now);
  const marks = new Map(slotChanges(base, draft, draft.touched).map(({ slot, kind }) => [slot, kind]));
  const obstacle = whyReadOnly ?? whyNotWhole(session.data, brand);
  return (
    <>
      <section aria-labelledby="layout-title">
        <h2 id="layout-title" tabIndex={-1}>
          {page} on {brand}
        </h2>
        <div className="news" aria-live="polite">
          {outcome !== undefined && outcome.revision >= (entries[0]?.revision ?? 0) && outcome.said}
          {isRestored && (
            <Alert
              title={`Your draft of ${page} on ${brand} is still here`}
              actions={
                <Button size="sm" onClick={discard}>
                  Discard it
                </Button>
              }
            >
              <p>Visitors get none of it until it is applied.</p>
            </Alert>
          )}
        </div>
        <LastLayout now={now} last={changes.isSuccess ? (entries[0] ?? null) : undefined} />
        {to !== undefined && (
          <WithForms>{({ WayBack }) => <WayBack key={to} {...{ now, to, obstacle }} onDone={finish} />}</WithForms>
        )}
        <p className="hint">
          Arranged as {now.arrangement}. Move slots by their buttons, or drag them; the arrow keys left and right lead
          from one button of a slot to the next. Nothing changes for visitors until the draft is applied.{' '}
          {!isDraft && obstacle}
        </p>
        <Regions
          brand={brand}
          draft={draft}
          marks={marks}
          onMoveBy={(slot, by) => {
            const next = movedBy(draft, slot, by);
            const way = by === -1 ? 'up' : 'down';
            if (next === draft) setSaid(`${slot} is ${by === -1 ? 'first' : 'last'} in its region.`);
            else edit(next, `${slot} was moved ${way}.`, `Move ${slot} ${way}`);
          }}
          onMove={(slot, region, before) =>
            edit(
              moved(draft, slot, region, before),
              `${slot} was moved to ${regionName(region)}.`,
              `Move ${slot} to that region`,
            )
          }
          onRemove={(slot) => edit(removed(draft, slot), `${slot} was removed from the draft.`)}
          onReplace={setInstead}
        />
        <p className="exact" role="status">
          {said}
        </p>
        {instead === undefined && (
          <p className="acts">
            <Button aria-label="Place a fragment" onClick={() => setInstead(null)}>
              Place a fragment
            </Button>
          </p>
        )}
      </section>
      {instead !== undefined && (
        <WithForms>
          {({ PlaceForm }) => (
            <PlaceForm
              key={instead?.slot ?? ''}
              {...{ brand, instead }}
              taken={draft.slots.map(({ slot }) => slot)}
              onCancel={() => close(instead === null ? 'Place a fragment' : `Replace ${instead.slot}`)}
              onPlace={(slot) => {
                edit(
                  placed(draft, slot, instead?.slot),
                  `${slot.remote}/${slot.fragment} was placed in ${regionName(slot.region)}.`,
                  `Replace ${slot.slot}`,
                );
                setInstead(undefined);
              }}
            />
          )}
        </WithForms>
      )}
      {(isDraft || previews > 0) && (
        <section aria-labelledby="preview-title">
          <h2 id="preview-title" tabIndex={-1}>
            On the real page
          </h2>
          {previews === 0 ? (
            <p className="acts">
              <Button onClick={preview}>Preview the draft</Button>
            </p>
          ) : (
            <WithForms>
              {({ PagePreview }) => <PagePreview {...{ brand, page, draft, round: previews }} onAgain={preview} />}
            </WithForms>
          )}
        </section>
      )}
      {isDraft && (
        <WithForms>
          {({ ApplyForm }) => (
            <ApplyForm
              {...{ now, base, draft, obstacle }}
              changes={changed}
              theirs={theirs}
              last={entries[0]}
              onBase={setBase}
              onDiscard={discard}
              onDone={finish}
            />
          )}
        </WithForms>
      )}
      <section aria-labelledby="history-title">
        <h2 id="history-title" tabIndex={-1}>
          Last changes of this page
        </h2>
        <History entries={entries} brands={[]} earlier={now.earlier} />
        <p>
          <Link to="/audit" search={{ brand, page }}>
            All changes of this page
          </Link>
        </p>
      </section>
      {isDraft && (
        <DraftBar
          changes={changed.length}
          warned={obstacle === null && theirs.length === 0 && <Warned wanted={{ brand, page, draft }} />}
          onPreview={preview}
          onDiscard={discard}
        />
      )}
    </>
  );
}

/** Returns why a session may not change a page as a whole, or null if it may. */
function whyNotWhole(session: Session | null | undefined, brand: string): string | null {
  const obstacle = whyNot(session, { may: 'place', brand });
  if (obstacle !== null || session == null || whyNot(session, { may: 'place', brand, remote: '*' }) === null)
    return obstacle;
  return 'A page as a whole needs the right to place all remotes. The command place adds fragments of yours.';
}
