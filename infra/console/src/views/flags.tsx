import { Alert } from '@forecourt/ui/alert';
import { SubmitButton } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AllFlags } from '../api/client';
import { flagCommand, type Setting, sendFlag, settings, stateText, type WantedFlag } from '../api/flags';
import { audit, changed, flags as flagsQuery, noSession, queryClient, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Command } from '../parts/command';
import { History } from '../parts/history';
import { Refused, SignIn } from '../parts/sign-in';
import { useWhyReadOnly } from '../parts/status';
import { useTitle } from '../parts/title';

const route = getRouteApi('/flags');
const names: Readonly<Record<Setting, string>> = { on: 'on', off: 'off', own: 'what the brand itself says' };
/** Number of changes below the table. */
const latest = 20;

/** Shows all flags of all brands, and changes one. */
export function FlagsView(): ReactNode {
  useTitle('Flags');
  const search = route.useSearch();
  const { data, error } = useQuery(flagsQuery);
  const changes = useQuery(audit({ action: 'set-flags' }, latest));
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading flags …</p>;
  const brands = data.brands.map(({ brand }) => brand);
  const flag = Object.keys(data.gates).find((one) => one === search.flag);
  return (
    <>
      <h1>Flags</h1>
      <section aria-label="Flags of all brands">
        <p className="hint">
          A dot marks a value that was changed here; the others are what the brand itself says. Press a value to change
          it.
        </p>
        <FlagTable all={data} />
      </section>
      {flag !== undefined && (
        <FlagForm wanted={{ brand: search.brand ?? '*', flag, to: search.to ?? 'on' }} all={data} />
      )}
      <section aria-labelledby="changes-title">
        <h2 id="changes-title">Last changes of flags</h2>
        {changes.error && changes.data === undefined && <Refused error={changes.error} />}
        {changes.data && <History entries={changes.data.entries} brands={brands} />}
        <p>
          <Link to="/audit" search={{ action: 'set-flags' }}>
            All changes of flags
          </Link>
        </p>
      </section>
    </>
  );
}

function FlagTable({ all }: { all: AllFlags }): ReactNode {
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">Flag</th>
          {all.brands.map(({ brand }) => (
            <th key={brand} scope="col">
              {brand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(all.gates).map(([flag, gates]) => (
          <tr key={flag}>
            <th scope="row">
              {flag}
              <small>{gates}</small>
            </th>
            {all.brands.map(({ brand, flags, changed }) => {
              const is = flags[flag] === true ? 'on' : 'off';
              return (
                <td key={brand} data-brand={brand}>
                  <Link
                    className="flag"
                    data-changed={changed.includes(flag)}
                    to="/flags"
                    search={{ brand, flag, to: is === 'on' ? 'off' : 'on' }}
                    hash="change"
                    aria-label={`${flag} on ${brand}: ${is}${changed.includes(flag) ? ', changed here' : ''}`}
                  >
                    {is}
                  </Link>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FlagForm({ wanted, all }: { wanted: WantedFlag; all: AllFlags }): ReactNode {
  const { brand, flag, to } = wanted;
  const navigate = route.useNavigate();
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const now = stateText(all, wanted);
  const of = `${flag} on ${brand}`;
  // What a change is based on: another flag or brand begins from what is there now.
  const [base, setBase] = useState({ of, text: now });
  if (base.of !== of) setBase({ of, text: now });
  const sent = useMutation({
    mutationFn: (_of: string) => sendFlag(wanted, base.text),
    onSuccess: () => rebase(),
    onError: (error) => {
      noSession(error);
      void rebase();
    },
  });
  /** The next press is based on what is there now. */
  const rebase = async () => {
    await changed();
    setBase({ of, text: stateText(await queryClient.ensureQueryData(flagsQuery), wanted) });
  };
  const set = (part: Partial<WantedFlag>) => {
    sent.reset();
    void navigate({ search: { ...wanted, ...part }, hash: 'change', replace: true });
  };
  const isOfThis = sent.variables === of;
  const obstacle = whyReadOnly ?? whyNot(session.data, { may: 'flags', brand });
  return (
    <>
      <form
        id="change"
        className="change"
        aria-labelledby="change-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (obstacle === null && !sent.isPending) sent.mutate(of);
        }}
      >
        <h2 id="change-title">Change {flag}</h2>
        <p className="hint">It gates {all.gates[flag]}.</p>
        <div className="fields">
          <Select
            label="Brand"
            value={brand}
            options={[
              { value: '*', label: 'all brands' },
              ...all.brands.map((one) => ({ value: one.brand, label: one.brand })),
            ]}
            onChange={(event) => set({ brand: event.target.value })}
          />
          <Select
            label="Set it to"
            value={to}
            options={settings.map((value) => ({ value, label: names[value] }))}
            onChange={(event) => set({ to: event.target.value as Setting })}
          />
        </div>
        <p>Now — {now}</p>
        <Command text={flagCommand(wanted)} />
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <SubmitButton variant="primary" busy={sent.isPending} disabled={obstacle !== null}>
          Set the flag
        </SubmitButton>
        <div aria-live="polite">
          {sent.isSuccess && isOfThis && (
            <Alert tone="success" title="Done">
              <p>
                {sent.data.changes.length === 0
                  ? 'It was like that already.'
                  : `Changed on ${sent.data.changes.map((one) => one.brand).join(', ')}.`}
              </p>
              {sent.data.skipped.map((one) => (
                <p key={one.brand}>
                  {one.brand} stays as it is: {one.reason}.
                </p>
              ))}
            </Alert>
          )}
        </div>
        {sent.error && isOfThis && <Refused error={sent.error} />}
      </form>
      {session.data === null && (
        <section aria-label="Sign in to change it">
          <SignIn />
        </section>
      )}
    </>
  );
}
