import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AllFlags } from '../api/client';
import { flagCommand, isSo, type Setting, sendFlag, settings, stateText, type WantedFlag } from '../api/flags';
import { changed, flags as flagsQuery, noSession, queryClient, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { useWhyReadOnly } from './status';
import { Done, WriteForm } from './write-form';

const names: Readonly<Record<Setting, string>> = { on: 'on', off: 'off', own: 'what the brand itself says' };

/** A form that sets a flag on one brand or all; it tells of others' changes of the same flag meanwhile. */
export function FlagForm(props: {
  wanted: WantedFlag;
  onWanted: (wanted: WantedFlag) => void;
  onClose: () => void;
  all: AllFlags;
}): ReactNode {
  const { wanted, onWanted, onClose, all } = props;
  const { brand, flag, to } = wanted;
  const [why, setWhy] = useState('');
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const now = stateText(all, wanted);
  const of = `${flag} on ${brand}`;
  // The state that the change starts from. Choosing another flag or brand starts again from its present state.
  const [base, setBase] = useState({ of, text: now });
  if (base.of !== of) setBase({ of, text: now });
  const sent = useMutation({
    mutationFn: (_of: string) => sendFlag({ ...wanted, why }, base.text),
    onSuccess: () => {
      setWhy('');
      return rebase();
    },
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
    onWanted({ ...wanted, ...part });
  };
  const isOfThis = sent.variables === of;
  const obstacle = whyReadOnly ?? whyNot(session.data, { may: 'flags', brand });
  // If somebody else has changed the flag since, the form says so when the button is pressed.
  const isSet = base.text === now && isSo(all, wanted);
  return (
    <WriteForm
      id="change"
      takesFocus
      title={`Change ${flag}`}
      command={flagCommand({ ...wanted, why })}
      obstacle={obstacle}
      isBlocked={isSet}
      isPending={sent.isPending}
      button="Set the flag"
      acts={<Button onClick={onClose}>Close</Button>}
      why={why}
      onWhy={setWhy}
      onSubmit={() => sent.mutate(of)}
      done={
        sent.isSuccess &&
        isOfThis && (
          <Done
            lines={[
              sent.data.changes.length === 0
                ? 'It was like that already.'
                : `Set to ${names[to]} on ${sent.data.changes.map((one) => one.brand).join(', ')}.`,
            ]}
            skipped={sent.data.skipped}
          />
        )
      }
      error={isOfThis ? sent.error : null}
      signIn="Sign in to change it"
    >
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
      <p>
        Now — {now}
        {isSet && !sent.isSuccess && ': it is like that already'}
      </p>
    </WriteForm>
  );
}
