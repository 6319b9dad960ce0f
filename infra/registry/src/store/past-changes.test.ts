import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { PastChanges } from './past-changes';
import { emptyState, type RegistryState } from './state';

const by = (revision: number, who: string) => ({ revision, who, at: `2030-01-0${revision}T00:00:00.000Z` });
const sinceOf = (revision: number, who: string) => ({ at: by(revision, who).at, who });
const entries: AuditEntry[] = [
  {
    ...{ ...by(1, 'ada'), action: 'promote', remote: 'mfe-ads', version: '1.0.0' },
    changes: [{ brand: 'maker', from: null, to: { version: '1.0.0', canary: null } }],
  },
  { ...by(2, 'bo'), action: 'begin-brand', brand: 'certified', from: 0, to: 0, serves: ['mfe-ads@1.0.0'] },
  // As it was stored before changes of flags had reasons.
  {
    ...{ ...by(3, 'cy'), action: 'set-flags' },
    changes: [{ brand: 'maker', from: { version: 0, values: {} }, to: { version: 1, values: { ads: true } } }],
  },
  {
    ...{ ...by(4, 'di'), action: 'canary', remote: 'mfe-ads', version: '2.0.0' },
    changes: [
      {
        brand: 'maker',
        from: { version: '1.0.0', canary: null },
        to: { version: '1.0.0', canary: { version: '2.0.0', percent: 5 } },
      },
    ],
  },
];
const channel = { version: '1.0.0', canary: null, history: [] };
const old: RegistryState = {
  ...emptyState,
  channels: {
    maker: { 'mfe-ads': { ...channel, canary: { version: '2.0.0', percent: 5 } } },
    certified: { 'mfe-ads': channel },
    research: { 'mfe-ads': channel },
  },
};
const filled = (state: RegistryState) => {
  const past = new PastChanges();
  for (const entry of entries) past.add(entry);
  return past.fill(state);
};

test('a state from before times were stored gets those of the audit log', () => {
  const { channels, lastChanges } = filled(old);
  expect(channels.maker?.['mfe-ads']).toMatchObject({ since: sinceOf(1, 'ada'), canarySince: sinceOf(4, 'di') });
  expect(channels.certified?.['mfe-ads']).toMatchObject({ since: sinceOf(2, 'bo') });
  expect(channels.research?.['mfe-ads']).toEqual(channel);
  expect(lastChanges).toEqual({
    certified: { ...sinceOf(2, 'bo'), action: 'begin-brand' },
    maker: { ...sinceOf(3, 'cy'), action: 'set-flags' },
  });
});

test('what the state has counts, and a version that the log does not know has no time', () => {
  const since = sinceOf(9, 'eve');
  const { channels, lastChanges } = filled({
    ...old,
    channels: {
      maker: { 'mfe-ads': { ...channel, since } },
      certified: { 'mfe-ads': { ...channel, version: '3.0.0' } },
    },
    lastChanges: { maker: { ...since, action: 'set-layout' } },
  });
  expect(channels.maker?.['mfe-ads']).toEqual({ ...channel, since });
  expect(channels.certified?.['mfe-ads']).toEqual({ ...channel, version: '3.0.0' });
  expect(lastChanges.maker).toEqual({ ...since, action: 'set-layout' });
});
