import type { BeginDev } from '@forecourt/contracts/dev-sessions';
import { ProblemError } from '../problems';
import { DevSession } from './dev-session';

/** Maximum of sessions at once; each holds two builds in memory. */
const most = 20;
/** The same for one remote, so that no team takes the place of all others. */
const mostOfRemote = 4;

/** The sessions of `fragment dev`. Each has a lease, which its command renews; a session whose lease has expired is ended. */
export class DevSessions {
  private readonly sessions = new Map<string, { session: DevSession; lease: NodeJS.Timeout }>();

  /** @param leaseMs time after which a session ends unless it is renewed, ms */
  constructor(private readonly leaseMs: number) {}

  get size(): number {
    return this.sessions.size;
  }

  /** @throws ProblemError `too-many-sessions` */
  begin(wanted: Pick<BeginDev, 'remote' | 'version'>, who: string): DevSession {
    const ofRemote = [...this.sessions.values()].filter(({ session }) => session.state.remote === wanted.remote);
    if (ofRemote.length >= mostOfRemote || this.size >= most)
      throw new ProblemError(
        'too-many-sessions',
        `${this.size} sessions of fragment dev are open, ${ofRemote.length} of them for ${wanted.remote}; at most ${most} may be, and ${mostOfRemote} for one remote. End one with Ctrl-C; one whose command was killed ends within ${this.leaseMs / 1000} s.`,
      );
    const session = new DevSession(wanted, who);
    this.sessions.set(session.key, { session, lease: this.leaseOf(session) });
    return session;
  }

  /** Returns a session that has not ended. @throws ProblemError `unknown-session` */
  session(key: string): DevSession {
    const found = this.sessions.get(key);
    if (found !== undefined) return found.session;
    throw new ProblemError('unknown-session', 'The session of fragment dev has ended, or there was none of this key.');
  }

  renew({ key }: DevSession): void {
    const found = this.sessions.get(key);
    if (found === undefined) return;
    clearTimeout(found.lease);
    found.lease = this.leaseOf(found.session);
  }

  end({ key }: DevSession): void {
    const found = this.sessions.get(key);
    if (found === undefined) return;
    clearTimeout(found.lease);
    this.sessions.delete(key);
    found.session.end();
  }

  close(): void {
    for (const { session } of [...this.sessions.values()]) this.end(session);
  }

  private leaseOf(session: DevSession): NodeJS.Timeout {
    return setTimeout(() => this.end(session), this.leaseMs).unref();
  }
}
