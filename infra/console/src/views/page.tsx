import { Alert } from '@forecourt/ui/alert';
import { Button, SubmitButton } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { PageLayout } from '../api/client';
import {
  type Draft,
  isSame,
  layoutCommand,
  moved,
  movedBy,
  placed,
  regionName,
  removed,
  restoreLayout,
  type Slot,
  sendLayout,
  textOf,
} from '../api/layouts';
import { audit, brandIds, changed, layoutOf, noSession, pageTypes, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Command } from '../parts/command';
import { History } from '../parts/history';
import { PlaceForm } from '../parts/place-form';
import { Regions } from '../parts/regions';
import { Refused, SignIn } from '../parts/sign-in';
import { useWhyReadOnly } from '../parts/status';
import { authorText, Time } from '../parts/texts';
import { useTitle } from '../parts/title';

const route = getRouteApi('/pages/{-$brand}/{-$page}');
/** Number of a brand's changes among which those of the page are looked for. */
const looked = 200;

/** Shows a brand's page as regions and slots; moves, places, replaces and removes slots in a draft, which is then applied as a whole. */
export function PageView(): ReactNode {
  const params = route.useParams();
  const navigate = route.useNavigate();
  const brands = useQuery(brandIds);
  const brand = params.brand ?? brands.data?.[0] ?? '';
  const types = useQuery({ ...pageTypes(brand), enabled: brand !== '' });
  const page = params.page ?? types.data?.[0] ?? '';
  const layout = useQuery({ ...layoutOf(brand, page), enabled: page !== '' });
  useTitle(page === '' ? 'Pages' : `${page} on ${brand}`);
  const error = brands.error ?? types.error ?? layout.error;
  const open = (part: { brand?: string; page?: string }) =>
    // A page that is not known yet is no part of the address.
    void navigate({ to: '/pages/{-$brand}/{-$page}', params: { brand, page: page || undefined, ...part } });
  const options = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <h1>Pages</h1>
      <div className="filters">
        <Select
          label="Brand"
          value={brand}
          options={options(brands.data)}
          onChange={(event) => open({ brand: event.target.value })}
        />
        <Select
          label="Page type"
          value={page}
          options={options(types.data)}
          onChange={(event) => open({ page: event.target.value })}
        />
      </div>
      {layout.data === undefined ? (
        error ? (
          <Refused error={error} />
        ) : (
          <p className="hint">Reading the layout …</p>
        )
      ) : (
        <Editor key={`${brand} ${page}`} now={layout.data} />
      )}
    </>
  );
}

/** Edits a layout. @param now the layout that visitors get at present */
function Editor({ now }: { now: PageLayout }): ReactNode {
  const { brand, page } = now;
  const [base, setBase] = useState<Draft>(now);
  const [draft, setDraft] = useState<Draft>(now);
  const [said, setSaid] = useState('');
  const [instead, setInstead] = useState<Slot>();
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const changes = useQuery(audit({ brand }, looked));
  const entries = changes.data?.entries.filter((entry) => 'page' in entry && entry.page === page) ?? [];
  const isDraft = !isSame(draft, base);
  const isBehind = !isSame(base, now);
  // Without a draft there is nothing to lose.
  if (isBehind && !isDraft) {
    setBase(now);
    setDraft(now);
  }
  const begin = (layout: Draft) => {
    setBase(layout);
    setDraft(layout);
  };
  const sent = useMutation({
    mutationFn: (layout: Draft) => sendLayout({ brand, page }, base, layout),
    onSuccess: async (_answer, layout) => {
      begin(layout);
      await changed();
    },
    onError: (error) => {
      noSession(error);
      void changed();
    },
  });
  const edit = (next: Draft, text: string) => {
    sent.reset();
    setDraft(next);
    setSaid(text);
  };
  const obstacle = whyReadOnly ?? whyNot(session.data, { may: 'place', brand });
  const last = entries[0];
  return (
    <>
      <section aria-labelledby="layout-title">
        <h2 id="layout-title">
          {page} on {brand}
        </h2>
        <p className="hint">
          Layout {now.version}, arranged as {draft.arrangement}
          {now.canary !== null && `; ${now.canary.percent} % of the visitors get layout ${now.canary.version}`}. Move
          slots by their buttons, or drag them. Nothing changes for visitors until the draft is applied.
        </p>
        <Regions
          brand={brand}
          draft={draft}
          onMoveBy={(slot, by) => edit(movedBy(draft, slot, by), `${slot} was moved ${by === -1 ? 'up' : 'down'}.`)}
          onMove={(slot, region, before) =>
            edit(moved(draft, slot, region, before), `${slot} was moved to ${regionName(region)}.`)
          }
          onRemove={(slot) => edit(removed(draft, slot), `${slot} was removed from the draft.`)}
          onReplace={setInstead}
        />
        <p className="exact" role="status">
          {said}
        </p>
      </section>
      <PlaceForm
        key={instead?.slot ?? ''}
        {...{ brand, instead }}
        taken={draft.slots.map(({ slot }) => slot)}
        onCancel={() => setInstead(undefined)}
        onPlace={(slot) => {
          edit(
            placed(draft, slot, instead?.slot),
            `${slot.remote}/${slot.fragment} was placed in ${regionName(slot.region)}.`,
          );
          setInstead(undefined);
        }}
      />
      <form
        className="change"
        aria-labelledby="apply-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (obstacle === null && isDraft && !isBehind && !sent.isPending) sent.mutate(draft);
        }}
      >
        <h2 id="apply-title">Apply the draft</h2>
        {isBehind && isDraft && (
          <Alert tone="warning" title="Somebody else changed this page">
            {last && (
              <p>
                {authorText(last)}, <Time at={last.at} />: {'changes' in last ? whatIn(last) : last.action}
              </p>
            )}
            <Differences from={draft} to={now} />
            <p className="acts">
              <Button onClick={() => begin(now)}>Discard the draft, show what is there now</Button>
              <Button onClick={() => setBase(now)}>Keep the draft, put it over theirs</Button>
            </p>
          </Alert>
        )}
        {isDraft ? <Differences from={base} to={draft} /> : <p className="hint">The draft is what visitors get now.</p>}
        {isDraft && (
          <details>
            <summary>The layout as a file, layout.json</summary>
            <pre>{textOf(draft)}</pre>
          </details>
        )}
        <Command text={layoutCommand({ brand, page })} />
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <p className="acts">
          <SubmitButton variant="primary" busy={sent.isPending} disabled={obstacle !== null || !isDraft || isBehind}>
            Apply for all visitors of {brand}
          </SubmitButton>
          {isDraft && <Button onClick={() => edit(base, 'The draft was discarded.')}>Discard the draft</Button>}
        </p>
        <div aria-live="polite">
          {sent.isSuccess && !isDraft && (
            <Alert tone="success" title="Done">
              {sent.data.changes
                .flatMap(({ what }) => what)
                .map((line) => (
                  <p key={line}>{line}</p>
                ))}
              {sent.data.skipped.map(({ reason }) => (
                <p key={reason}>{reason}</p>
              ))}
            </Alert>
          )}
        </div>
        {sent.error && <Refused error={sent.error} />}
      </form>
      {session.data === null && (
        <section aria-label="Sign in to change it">
          <SignIn />
        </section>
      )}
      <section aria-labelledby="history-title">
        <h2 id="history-title">Last changes of this page</h2>
        <WayBack {...{ now, obstacle }} />
        <History entries={entries} brands={[]} />
      </section>
    </>
  );
}

/** Returns the sentences of an audit entry that describe its changes. */
function whatIn(entry: { changes: readonly object[] }): string {
  return entry.changes.flatMap((one) => ('what' in one ? (one.what as string[]) : [])).join('; ');
}

/** Lists the slots that a draft adds, removes or changes. */
function Differences({ from, to }: { from: Draft; to: Draft }): ReactNode {
  const textsOf = (of: Draft) => new Map(of.slots.map((one) => [one.slot, JSON.stringify(one)]));
  const [was, is] = [textsOf(from), textsOf(to)];
  const lines = [
    ...from.slots.flatMap(({ slot }) => (is.has(slot) ? [] : [`removed: ${slot}`])),
    ...to.slots.flatMap(({ slot, remote, fragment, region }) => {
      if (!was.has(slot)) return [`added: ${slot}, ${remote}/${fragment}, ${regionName(region)}`];
      return was.get(slot) === is.get(slot) ? [] : [`changed: ${slot}, ${remote}/${fragment}, ${regionName(region)}`];
    }),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>another order of slots</li>}
    </ul>
  );
}

/** Restores the layout before this one, in two presses. */
function WayBack({ now, obstacle }: { now: PageLayout; obstacle: string | null }): ReactNode {
  const { brand, page, earlier } = now;
  const [isSure, setSure] = useState(false);
  const before = earlier.at(-1);
  const back = useMutation({
    mutationFn: () => restoreLayout({ brand, page }, now),
    onSettled: () => {
      setSure(false);
      void changed();
    },
    onError: noSession,
  });
  if (before === undefined) return <p className="hint">It is the first layout: there is no earlier one.</p>;
  const where = before === 0 ? 'the brand’s own layout' : `layout ${before}`;
  return (
    <div className="acts">
      {isSure ? (
        <>
          <Button variant="danger" disabled={obstacle !== null} onClick={() => back.mutate()}>
            Restore {where} for all visitors
          </Button>
          <Button onClick={() => setSure(false)}>Keep layout {now.version}</Button>
        </>
      ) : (
        <Button disabled={obstacle !== null} onClick={() => setSure(true)}>
          Go back to {where}
        </Button>
      )}
      {back.error !== null && <Refused error={back.error} />}
    </div>
  );
}
