import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Region, regionName, regions, type Slot } from '../api/layouts';
import { offered } from '../api/queries';
import { Refused } from './sign-in';
import { weightText } from './texts';

const option = (value: string) => ({ value, label: value });

/** Adds a slot to the draft, or puts another fragment in the place of one. @param taken names of the draft's slots */
export function PlaceForm(props: {
  brand: string;
  /** null to add one. */
  instead: Slot | null;
  taken: readonly string[];
  onPlace: (slot: Slot) => void;
  onCancel: () => void;
}): ReactNode {
  const { brand, instead, taken, onPlace, onCancel } = props;
  const { data = [], error } = useQuery(offered(brand));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);
  const [remote, setRemote] = useState(instead?.remote ?? '');
  const [fragment, setFragment] = useState(instead?.fragment ?? '');
  const [region, setRegion] = useState<Region>(instead?.region ?? 'main');
  const [name, setName] = useState('');
  const remotes = [...new Set(data.map((one) => one.remote))];
  const fragments = data.filter((one) => one.remote === remote);
  const chosen = fragments.find((one) => one.fragment === fragment);
  const slot = instead?.slot ?? (name.trim() || fragment);
  const isTaken = instead === null && taken.includes(slot);
  return (
    <form
      ref={form}
      className="change"
      aria-labelledby="place-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (fragment === '' || isTaken) return;
        onPlace({ slot, remote, fragment, region });
        setName('');
      }}
    >
      <h2 id="place-title">{instead === null ? 'Place a fragment' : `Replace ${instead.slot}`}</h2>
      <div className="fields">
        <Select
          label="Remote"
          value={remote}
          options={[{ value: '', label: 'choose …' }, ...remotes.map(option)]}
          onChange={(event) => {
            setRemote(event.target.value);
            setFragment('');
          }}
        />
        <Select
          label="Fragment"
          value={fragment}
          options={[
            { value: '', label: 'choose …' },
            ...fragments.map((one) => ({ value: one.fragment, label: `${one.fragment} (${weightText(one)})` })),
          ]}
          onChange={(event) => setFragment(event.target.value)}
        />
        {instead === null && (
          <>
            <Select
              label="Region"
              value={region ?? ''}
              options={regions.map((one) => ({ value: one ?? '', label: regionName(one) }))}
              onChange={(event) => setRegion((event.target.value || null) as Region)}
            />
            <TextField
              label="Name of the slot"
              placeholder={fragment}
              pattern="[a-z][a-z0-9\-]*"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
      </div>
      {chosen !== undefined && (
        <p>
          {remote}@{chosen.version}, which {brand} serves: hydrates {chosen.hydrate}, {weightText(chosen)}.
          {chosen.slots.length > 0 && ` It nests the slots ${chosen.slots.join(', ')}.`}
        </p>
      )}
      {error !== null && <Refused error={error} />}
      {isTaken && <p className="hint">There is a slot {slot} already: give this one another name.</p>}
      <p className="acts">
        <Button type="submit" disabled={fragment === '' || isTaken}>
          {instead === null ? 'Add it to the draft' : 'Replace it in the draft'}
        </Button>
        <Button onClick={onCancel}>{instead === null ? 'Place none' : `Keep ${instead.slot}`}</Button>
      </p>
    </form>
  );
}
