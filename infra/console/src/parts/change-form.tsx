import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changedByOther, sendBased } from '../api/based';
import { type Action, actions, commandOf, conflictsOf, needsVersion, send, type Wanted } from '../api/changes';
import { type Live, Refusal, type Remote } from '../api/client';
import { countText } from '../api/names';
import { audit, changed, live as liveQuery, noSession, queryClient, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Refused } from './sign-in';
import { Skipped } from './skipped';
import { useWhyReadOnly } from './status';
import { authorText, channelText, Time } from './texts';
import { Done, WriteForm } from './write-form';

const names: Readonly<Record<Action, string>> = {
  promote: 'Promote a version',
  canary: 'Start or change a canary',
  rollback: 'Roll back',
  'stop-canary': 'End the canary',
  approve: 'Approve a version',
};
const buttons: Readonly<Record<Action, string>> = {
  promote: 'Promote',
  canary: 'Serve the canary',
  rollback: 'Roll back',
  'stop-canary': 'End the canary',
  approve: 'Approve',
};

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
  const channel = live.remotes.find((one) => one.remote === wanted.remote)?.channels[brand];
  const isFirst = action === 'rollback' && !wanted.version && channel?.before === null;
  const missing =
    needsVersion(action) && !wanted.version
      ? 'Choose a version.'
      : isFirst
        ? `There is no version before ${channel.version} on ${brand}.${channel.canary === null ? '' : ` A canary of ${channel.canary.version} runs there: choose “${names['stop-canary']}”.`}`
        : null;
  const obstacle =
    whyReadOnly ??
    whyNot(session.data, { may: action === 'approve' ? 'approve' : 'promote', remote: wanted.remote, brand }) ??
    missing;

  const sent = useMutation({
    mutationFn: (_of: string) => sendOn(complete, base),
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
  /** The change in the address. A link of the view may name another one than was sent. */
  const of = commandOf(wanted);
  const isDone = sent.isSuccess && sent.variables === of;
  const conflicts = sent.isPending ? [] : conflictsOf(wanted, base, live);
  const isTried = conflicts.length === 0 && missing === null && session.data != null && action !== 'approve';
  const trial = useTrial(wanted, live, isTried);
  const isNothing = trial.data !== undefined && !trial.isPlaceholderData && effectsOf(trial.data).length === 0;
  const change = (part: Partial<Wanted>) => {
    sent.reset();
    setBase(live);
    onWanted({ ...wanted, ...part });
  };
  const isLost = sent.error instanceof Refusal && sent.error.status === 412;

  return (
    <WriteForm
      id="change"
      title={names[action]}
      command={commandOf(complete)}
      // After a rollback to the first version, its outcome is shown, and not that there is no version before.
      obstacle={isDone && obstacle === missing ? null : obstacle}
      isBlocked={conflicts.length > 0 || missing !== null || (isTried && isNothing)}
      isPending={sent.isPending}
      variant={action === 'rollback' || action === 'stop-canary' ? 'danger' : 'primary'}
      button={buttons[action]}
      onSubmit={() => sent.mutate(of)}
      done={isDone && <Done lines={linesOf(sent.data, action)} skipped={sent.data.skipped} />}
      error={(isLost && conflicts.length > 0) || sent.variables !== of ? null : sent.error}
      signIn="Sign in to change it"
      why={why}
      onWhy={setWhy}
    >
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
              ...remote.names.map((value) => ({ value, label: value })),
            ]}
            onChange={(event) => change({ version: event.target.value || undefined })}
          />
        )}
        {action === 'canary' && <Percent wanted={wanted} live={live} onPercent={(percent) => change({ percent })} />}
      </div>
      {conflicts.length > 0 && <Conflicts {...{ conflicts, wanted, onAccept: () => setBase(live) }} />}
      {isTried && !isDone && <Preview {...trial} />}
    </WriteForm>
  );
}

type Sent = Awaited<ReturnType<typeof send>>;

/** Lists the effects of a change, by brand. */
const effectsOf = ({ changes }: Sent) =>
  changes
    .map(({ brand, from, to }) => ({ brand, from: channelText(from), to: channelText(to) }))
    .filter(({ from, to }) => from !== to);

/** Returns the effects of a change, one line each. */
function linesOf(sent: Sent, action: Action): string[] {
  const effects = effectsOf(sent);
  if (effects.length === 0 && sent.skipped.length === 0 && action !== 'approve')
    return ['Everything was like that already.'];
  return effects.map(({ brand, from, to }) => `${brand}: ${from} → ${to}`);
}

/** Asks the registry what a change would do. */
const useTrial = (wanted: Wanted, live: Live, isTried: boolean) =>
  useQuery({
    queryKey: ['preview', wanted, live.revision],
    queryFn: () => send(wanted, { isTrial: true }),
    enabled: isTried,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Sends a change. See `sendBased`. @param base what was live when the form was opened */
const sendOn = (wanted: Wanted, base: Live) =>
  sendBased(
    async () => {
      const now = await queryClient.fetchQuery({ ...liveQuery({ names: wanted.remote }), staleTime: 0 });
      const [conflict] = conflictsOf(wanted, base, now);
      if (conflict === undefined) return now.etag;
      throw changedByOther('Somebody else changed it', `${conflict.brand} serves ${conflict.now} now.`);
    },
    (headers) => send(wanted, { etag: headers['If-Match'] }),
  );

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
          about {Math.round((visits * percent) / 100)} of {countText(visits, 'visit')} reported lately
        </span>
      )}
    </label>
  );
}

/** Shows the changes that the registry would make. */
function Preview({ data, error }: Pick<ReturnType<typeof useTrial>, 'data' | 'error'>): ReactNode {
  if (error) return <Refused error={error} />;
  if (data === undefined) return <p className="hint">Asking the registry what would change …</p>;
  const effects = effectsOf(data);
  return (
    <section className="preview" aria-label="What would change">
      <h3>What would change</h3>
      {effects.length === 0 && data.skipped.length === 0 && <p>Nothing: everything is like that already.</p>}
      <ul>
        {effects.map(({ brand, from, to }) => (
          <li key={brand}>
            <b>{brand}</b>: {from} → {to}
          </li>
        ))}
      </ul>
      <Skipped skipped={data.skipped} />
    </section>
  );
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
