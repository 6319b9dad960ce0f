import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Region, regionName, regions, type Slot } from '../api/layouts';
import { live, most, oneVersion } from '../api/queries';

const option = (value: string) => ({ value, label: value });

/** Adds a slot to the draft, or puts another fragment in the place of one. @param taken names of the draft's slots */
export function PlaceForm(props: {
  brand: string;
  instead: Slot | undefined;
  taken: readonly string[];
  onPlace: (slot: Slot) => void;
  onCancel: () => void;
}): ReactNode {
  const { brand, instead, taken, onPlace, onCancel } = props;
  const { data } = useQuery(live({ brand, limit: most }));
  const served = data?.remotes.filter(({ channels }) => channels[brand] !== undefined) ?? [];
  const [remote, setRemote] = useState(instead?.remote ?? '');
  const [fragment, setFragment] = useState(instead?.fragment ?? '');
  const [region, setRegion] = useState<Region>(instead?.region ?? 'main');
  const [name, setName] = useState('');
  const version = served.find((one) => one.remote === remote)?.channels[brand]?.version;
  const detail = useQuery({ ...oneVersion(remote, version ?? ''), enabled: version !== undefined });
  const fragments = Object.keys(detail.data?.fragments ?? {});
  const slot = instead?.slot ?? (name.trim() || fragment);
  const isTaken = instead === undefined && taken.includes(slot);
  return (
    <form
      className="change"
      aria-labelledby="place-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (fragment === '' || isTaken) return;
        onPlace({ slot, remote, fragment, region });
        setName('');
      }}
    >
      <h2 id="place-title">{instead === undefined ? 'Place a fragment' : `Replace ${instead.slot}`}</h2>
      <div className="fields">
        <Select
          label="Remote"
          value={remote}
          options={[{ value: '', label: 'choose …' }, ...served.map((one) => option(one.remote))]}
          onChange={(event) => {
            setRemote(event.target.value);
            setFragment('');
          }}
        />
        <Select
          label="Fragment"
          value={fragment}
          options={[{ value: '', label: 'choose …' }, ...fragments.map(option)]}
          onChange={(event) => setFragment(event.target.value)}
        />
        {instead === undefined && (
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
      {isTaken && <p className="hint">There is a slot {slot} already: give this one another name.</p>}
      <p className="acts">
        <Button type="submit" disabled={fragment === '' || isTaken}>
          {instead === undefined ? 'Add it to the draft' : 'Replace it in the draft'}
        </Button>
        {instead !== undefined && <Button onClick={onCancel}>Keep {instead.slot}</Button>}
      </p>
    </form>
  );
}
