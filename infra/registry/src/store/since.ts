import type { Since } from '@forecourt/contracts/registry-api';
import type { Author } from './change-brands';
import type { StoredChannel } from './state';

/** Returns the next channel of a brand with the time and the author of what is new in it. */
export function withSince(
  before: StoredChannel | undefined,
  { since: _, canarySince: __, ...next }: StoredChannel,
  { at, who, person }: Author,
): StoredChannel {
  const now: Since = { at, who, ...(person != null && person !== who && { person }) };
  const since = before?.version === next.version ? before.since : now;
  const isSameCanary =
    before?.canary?.version === next.canary?.version && before?.canary?.percent === next.canary?.percent;
  const canarySince = next.canary === null ? undefined : isSameCanary ? before?.canarySince : now;
  return { ...next, ...(since && { since }), ...(canarySince && { canarySince }) };
}
