import type { ModuleKey } from '@forecourt/contracts';
import { Session } from '../render/session';
import type { Version } from './comparable-html';

/**
 * A renderer for each version, of which one works at a time. In one process with another version, a render took 22 to 24 ms of CPU instead
 * of 15 (one trial, on a busy machine).
 */
export class VersionSessions {
  private readonly sessions = new Map<ModuleKey, Session>();

  /** @param file the built renderer */
  constructor(private readonly file: string) {}

  /** Returns the renderer of a version, started and warm. @throws the error of a version that does not load */
  async of(key: ModuleKey, { manifest, files }: Version): Promise<Session> {
    const known = this.sessions.get(key);
    if (known !== undefined) return known;
    const code = Buffer.from(files.get(manifest.server) ?? new Uint8Array()).toString('utf8');
    const session = new Session(this.file, new Map([[key, code]]));
    this.sessions.set(key, session);
    await session.begin();
    return session;
  }

  close(): void {
    for (const session of this.sessions.values()) session.close();
  }
}
