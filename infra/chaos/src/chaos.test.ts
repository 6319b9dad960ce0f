import { join } from 'node:path';
import type { Outcome } from './run/arena';
import { runCampaign } from './run/campaign';
import { trials } from './trials/trials';

// Programs start, and visitors wait for pages, on a machine that is busy.
jest.setTimeout(600_000);

const fast = trials.filter((trial) => trial.fast);
const outcomes = new Map<string, Outcome>();

beforeAll(() =>
  runCampaign(fast, {
    root: join(__dirname, '../../..'),
    // Slots have a long deadline: their speed depends on the machine, their effect on others does not.
    environment: { LISTINGS: '300', SLOT_DEADLINE_MS: '5000' },
    ...{ requests: 12 * fast.length, seed: 1, isTimed: false },
    report: ({ name }, outcome) => outcomes.set(name, outcome),
  }),
);

describe('no page of any brand is lost, nor lacks more than the culprit, and the site is whole again, when', () => {
  test.each(fast.map(({ name }) => name))('%s', (name) => {
    const outcome = outcomes.get(name);
    expect(outcome?.faults).toEqual([]);
    expect(outcome?.pages).toBeGreaterThan(0);
  });
});
