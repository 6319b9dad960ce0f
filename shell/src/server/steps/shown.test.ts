import type { Plan, PlanSlot } from '@forecourt/contracts';
import type { SourceCall } from './data';
import { shownNow } from './shown';

const slot = (name: string, needs: readonly string[], failure: PlanSlot['failure'] = null) => ({
  slot: name,
  needs,
  failure,
});
const broken = { reason: 'no-version', message: 'no channel names a version' };
const plan = {
  slots: [slot('answers', ['listing', 'facts']), slot('trims', ['trims']), slot('years', ['listing'], broken)],
} as unknown as Plan;
const call = (name: string, settled: object | undefined) => ({ name, settled }) as SourceCall;

test('a page has a slot once nothing that it needs is still to come, whether it arrived or failed', () => {
  const calls = [call('listing', { data: { total: 3 } }), call('facts', { error: {} }), call('trims', undefined)];
  const { data, has } = shownNow(plan, calls);
  expect(data).toEqual({ listing: { total: 3 } });
  expect(['answers', 'trims', 'years', 'unknown'].map(has)).toEqual([true, false, false, false]);
});
