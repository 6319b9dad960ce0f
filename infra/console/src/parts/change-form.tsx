import { Alert } from '@forecourt/ui/alert';
import { Button, SubmitButton } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Action, actions, commandOf, conflictsOf, needsVersion, send, type Wanted } from '../api/changes';
import { type Live, Refusal, type Remote } from '../api/client';
import { audit, changed, live as liveQuery, noSession, queryClient, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Command } from './command';
import { Refused, SignIn } from './sign-in';
import { useWhyReadOnly } from './status';
import { authorText, channelText, Time } from './texts';

const names: Readonly<Record<Action, string>> = {
  promote: 'Promote a version',
  canary: 'Start or change a canary',
  rollback: 'Roll back',
  'stop-canary': 'End the canary',
  approve: 'Approve a version',
};
const buttons: Readonly<Record<Action, string>> = {
  promote: 'Promote',
  canary: 'Start the canary',
  rollback: 'Roll back',
  'stop-canary': 'End the canary',
  approve: 'Approve',
};
/** Most times that a change is sent again because another remote or brand was changed meanwhile. */
const tries = 5;

/** A form that changes what brands serve of a remote: it shows what would change, sends the change, and tells of others' changes meanwhile. */
export function ChangeForm(props: {
  /** What the address says; the reason is the form's own. */
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  remote: Remote;
  live: Live;
}): ReactNode {
  const { wanted, onWanted, remote, live } = props;
  const { action, brand } = wanted;
  const [why, setWhy] = useState('');
  const [base, setBase] = useState(live);
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const complete: Wanted = { ...wanted, why };
  const missing = needsVersion(action) && !wanted.version ? 'Choose a version.' : null;
  const obstacle =
    whyReadOnly ??
    whyNot(session.data, { may: action === 'approve' ? 'approve' : 'promote', remote: wanted.remote, brand }) ??
    missing;

  const sent = useMutation({
    mutationFn: () => sendOn(complete, base),
    onSuccess: async () => {
      setWhy('');
      await changed();
      setBase(await queryClient.ensureQueryData(liveQuery({ names: wanted.remote })));
    },
    onError: (error) => {
      noSession(error);
      void changed();
    },
  });
  const conflicts = sent.isPending ? [] : conflictsOf(wanted, base, live);
  const change = (part: Partial<Wanted>) => {
    sent.reset();
    setBase(live);
    onWanted({ ...wanted, ...part });
  };
  const isLost = sent.error instanceof Refusal && sent.error.status === 412;

  return (
    <>
      <form
        id="change"
        className="change"
        aria-labelledby="change-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sent.isPending && obstacle === null && conflicts.length === 0) sent.mutate();
        }}
      >
        <h2 id="change-title">{names[action]}</h2>
        <div className="fields">
          <Select
            label="Change"
            value={action}
            options={actions.map((value) => ({ value, label: names[value] }))}
            onChange={(event) => change({ action: event.target.value as Action, version: undefined })}
          />
          <Select
            label="Brand"
            value={brand}
            options={[{ value: '*', label: 'all brands' }, ...live.brands.map((value) => ({ value, label: value }))]}
            onChange={(event) => change({ brand: event.target.value })}
          />
          {action !== 'stop-canary' && (
            <Select
              label="Version"
              value={wanted.version ?? ''}
              options={[
                { value: '', label: action === 'rollback' ? 'the version before' : 'choose …' },
                ...remote.versions.map(({ version }) => ({ value: version, label: version })),
              ]}
              onChange={(event) => change({ version: event.target.value || undefined })}
            />
          )}
          {action === 'canary' && <Percent wanted={wanted} live={live} onPercent={(percent) => change({ percent })} />}
          <TextField
            label="Reason (for the audit log)"
            maxLength={300}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        </div>

        {conflicts.length > 0 && <Conflicts {...{ conflicts, wanted, onAccept: () => setBase(live) }} />}
        {conflicts.length === 0 && missing === null && session.data != null && action !== 'approve' && (
          <Preview wanted={wanted} live={live} />
        )}
        <Command text={commandOf(complete)} />
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <SubmitButton
          variant={action === 'rollback' || action === 'stop-canary' ? 'danger' : 'primary'}
          busy={sent.isPending}
          disabled={obstacle !== null || conflicts.length > 0}
        >
          {buttons[action]}
        </SubmitButton>
        <div aria-live="polite">
          {sent.isSuccess && (
            <Alert tone="success" title="Done">
              {sent.data.changes.map((one) => (
                <p key={one.brand}>
                  {one.brand}: {channelText(one.from)} → {channelText(one.to)}
                </p>
              ))}
              <Skipped skipped={sent.data.skipped} />
              {sent.data.changes.length === 0 && sent.data.skipped.length === 0 && action !== 'approve' && (
                <p>Everything was like that already.</p>
              )}
            </Alert>
          )}
        </div>
        {sent.error && !isLost && <Refused error={sent.error} />}
        {isLost && conflicts.length === 0 && <Refused error={sent.error} />}
      </form>
      {/* Not within the other form. */}
      {session.data === null && <SignInHere />}
    </>
  );
}

/**
 * Sends a change that is based on a state. If the registry was changed since, but not what this change concerns, it is sent again.
 * @throws Refusal
 */
async function sendOn(wanted: Wanted, base: Live) {
  for (let tried = 1, { etag } = base; ; tried++) {
    try {
      return await send(wanted, { etag });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 412 || tried === tries) throw error;
      const now = await queryClient.fetchQuery({ ...liveQuery({ names: wanted.remote }), staleTime: 0 });
      if (conflictsOf(wanted, base, now).length > 0) throw error;
      etag = now.etag;
    }
  }
}

function SignInHere(): ReactNode {
  return (
    <section aria-label="Sign in to change it">
      <SignIn />
    </section>
  );
}

function Percent({
  wanted,
  live,
  onPercent,
}: {
  wanted: Wanted;
  live: Live;
  onPercent: (percent: number) => void;
}): ReactNode {
  const percent = wanted.percent ?? 5;
  const channels = live.remotes.find(({ remote }) => remote === wanted.remote)?.channels ?? {};
  const visits = Object.entries(channels)
    .filter(([brand]) => wanted.brand === '*' || wanted.brand === brand)
    .reduce((sum, [, { health }]) => sum + (health?.visits ?? 0), 0);
  return (
    <label className="percent">
      Share of the visitors: {percent} %
      <input
        type="range"
        min={1}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onPercent(Number(event.target.value))}
      />
      {visits > 0 && (
        <span className="hint">
          about {Math.round((visits * percent) / 100)} of the {visits} visits that were reported lately
        </span>
      )}
    </label>
  );
}

/** Shows the changes that the registry would make. */
function Preview({ wanted, live }: { wanted: Wanted; live: Live }): ReactNode {
  const preview = useQuery({
    queryKey: ['preview', wanted, live.revision],
    queryFn: () => send(wanted, { isTrial: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.error) return <Refused error={preview.error} />;
  if (preview.data === undefined) return <p className="hint">Asking the registry what would change …</p>;
  const { changes, skipped } = preview.data;
  return (
    <section className="preview" aria-label="What would change">
      <h3>What would change</h3>
      {changes.length === 0 && skipped.length === 0 && <p>Nothing: everything is like that already.</p>}
      <ul>
        {changes.map(({ brand, from, to }) => (
          <li key={brand}>
            <b>{brand}</b>: {channelText(from)} → {channelText(to)}
          </li>
        ))}
      </ul>
      <Skipped skipped={skipped} />
    </section>
  );
}

function Skipped({ skipped }: { skipped: readonly { brand: string; reason: string }[] }): ReactNode {
  return skipped.map(({ brand, reason }) => (
    <p key={brand}>
      {brand} stays as it is: {reason}.
    </p>
  ));
}

/** Names the author of the other change, and shows both. */
function Conflicts(props: {
  conflicts: ReturnType<typeof conflictsOf>;
  wanted: Wanted;
  onAccept: () => void;
}): ReactNode {
  const { conflicts, wanted, onAccept } = props;
  const latest = useQuery(audit({ remote: wanted.remote }, 20));
  return (
    <Alert
      tone="warning"
      title={`Somebody changed ${wanted.remote} since you opened this form`}
      actions={<Button onClick={onAccept}>Go on from what is live now</Button>}
    >
      <ul>
        {conflicts.map(({ brand, before, now }) => {
          const entry = latest.data?.entries.find(
            (one) => 'changes' in one && one.changes.some((change) => change.brand === brand),
          );
          return (
            <li key={brand}>
              <b>{brand}</b>: it was {before}, and is {now} now
              {entry !== undefined && (
                <>
                  , by {authorText(entry)}, <Time at={entry.at} />
                </>
              )}
              . Yours was not sent: {commandOf({ ...wanted, brand })}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
