import { Select } from '@forecourt/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Remote } from '../api/client';
import { commandText } from '../api/command-text';
import { type Difference, differences, type Pair, packageDifferences, pairOf } from '../api/differences';
import { session as sessionQuery } from '../api/queries';
import { Command } from './command';
import { Refused } from './sign-in';
import { sizeText } from './texts';

const titles: Readonly<Record<Difference['part'], string>> = {
  contract: 'Contract',
  fragments: 'Fragments',
  props: 'Props of slots and overlays, details of events',
  sources: 'Sources',
  shared: 'Shared modules that it was built with',
  packages: 'Packages',
  files: 'Files',
};
const signs: Readonly<Record<Difference['change'], string>> = { added: 'new', removed: 'gone', changed: 'changed' };

interface Compared {
  remote: Remote;
  /** `1.0.0..1.1.0` */
  compare: string;
  onCompare: (compare: string) => void;
}

/** Shows the differences between the two versions in the address. Without them it shows nothing. */
export default function Comparison({ compare, ...props }: Compared): ReactNode {
  const pair = pairOf(compare);
  return pair && <OfPair {...props} pair={pair} />;
}

function OfPair(props: Omit<Compared, 'compare'> & { pair: Pair }): ReactNode {
  const { pair, onCompare } = props;
  const { remote, names } = props.remote;
  const [before, after] = pair;
  const { data, error } = useQuery(differences(remote, pair));
  const options = names.map((value) => ({ value, label: value }));
  return (
    <section id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">
        {before} and {after} compared
      </h2>
      <div className="filters">
        <Select
          label="From"
          value={before}
          options={options}
          onChange={(event) => onCompare(`${event.target.value}..${after}`)}
        />
        <Select
          label="To"
          value={after}
          options={options}
          onChange={(event) => onCompare(`${before}..${event.target.value}`)}
        />
      </div>
      <Command text={commandText(['diff', `${remote}@${before}..${after}`])} />
      {error && <Refused error={error} />}
      {data === undefined && error === null && <p className="hint">Comparing them …</p>}
      {data !== undefined && <Parts of={data.differences} otherwise="Apart from their packages, they do not differ." />}
      <Packages remote={remote} pair={pair} />
    </section>
  );
}

function Packages({ remote, pair }: { remote: string; pair: Pair }): ReactNode {
  const session = useQuery(sessionQuery);
  const { data, error } = useQuery({
    ...packageDifferences(remote, pair),
    enabled: session.data != null,
    retry: false,
  });
  if (session.data === null) return <p className="hint">Sign in to compare their packages.</p>;
  if (error) return <Refused error={error} />;
  if (data === undefined) return null;
  const { differences: found, unlisted = [] } = data;
  if (unlisted.length > 0)
    return <p className="hint">Packages: not known, because the builds of {unlisted.join(' and ')} listed none.</p>;
  return <Parts of={found} otherwise="Their packages do not differ." />;
}

function Parts({ of, otherwise }: { of: readonly Difference[]; otherwise: string }): ReactNode {
  if (of.length === 0) return <p>{otherwise}</p>;
  return [...new Set(of.map(({ part }) => part))].map((part) => (
    <div key={part} style={{ marginBlock: 'var(--fc-space-5)' }}>
      <h3>{titles[part]}</h3>
      <Rows of={of.filter((one) => one.part === part)} title={titles[part]} />
    </div>
  ));
}

function Rows({ of, title }: { of: readonly Difference[]; title: string }): ReactNode {
  return (
    <table className="rows" aria-label={title}>
      <thead>
        <tr>
          {['Name', 'Change', 'What', 'Before', 'After'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(({ name, what, change, before, after }) => (
          <tr key={`${name} ${what}`}>
            <th scope="row">{name}</th>
            <td data-label="Change">{signs[change]}</td>
            <td data-label="What">{what}</td>
            <td data-label="Before">{valueText(what, before)}</td>
            <td data-label="After">{valueText(what, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const valueText = (what: string, value: Difference['before']): string => {
  if (value === null) return '–';
  return what === 'bytes' ? sizeText(Number(value)) : String(value);
};
