import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { lastChangesAfter } from './last-changes';
import { withSince } from './since';
import type { RegistryState, StoredChannel } from './state';

/** Reads from the audit log when brands and channels were changed, for states that were stored without these times. */
export class PastChanges {
  private lastChanges: RegistryState['lastChanges'] = {};
  /** By brand and remote. */
  private readonly channels = new Map<string, StoredChannel>();

  /** Takes in the next entry of the log. */
  add(entry: AuditEntry): void {
    if ('remote' in entry) {
      for (const { brand, to } of entry.changes) this.serve(entry, `${brand}/${entry.remote}`, to);
      return;
    }
    this.lastChanges = lastChangesAfter(this.lastChanges, entry);
    if (!('serves' in entry)) return;
    for (const one of entry.serves) {
      const at = one.lastIndexOf('@');
      this.serve(entry, `${entry.brand}/${one.slice(0, at)}`, { version: one.slice(at + 1), canary: null });
    }
  }

  /** Adds the missing times to a state, as far as the log has them. */
  fill(state: RegistryState): RegistryState {
    const channels = Object.entries(state.channels).map(([brand, remotes]) => {
      const filled = Object.entries(remotes).map(([remote, channel]) => [
        remote,
        withPast(channel, this.channels.get(`${brand}/${remote}`)),
      ]);
      return [brand, Object.fromEntries(filled)];
    });
    const lastChanges = { ...this.lastChanges, ...state.lastChanges };
    return { ...state, channels: Object.fromEntries(channels), lastChanges };
  }

  private serve(entry: AuditEntry, key: string, to: Pick<StoredChannel, 'version' | 'canary'> | null): void {
    if (to === null) this.channels.delete(key);
    else this.channels.set(key, withSince(this.channels.get(key), { ...to, history: [] }, entry));
  }
}

/** Adds the missing times to a channel, if the log's last version of it is the one that it serves. */
function withPast(channel: StoredChannel, past: StoredChannel | undefined): StoredChannel {
  if (past?.version !== channel.version) return channel;
  const isSameCanary = past.canary?.version === channel.canary?.version;
  return {
    ...(past.since && { since: past.since }),
    ...(isSameCanary && past.canarySince && { canarySince: past.canarySince }),
    ...channel,
  };
}
