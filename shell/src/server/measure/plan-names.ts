import { createHash } from 'node:crypto';
import { RecentIds } from './recent-ids';

const length = 12;
/** Number of plans, at least, that are logged only once; plans are few. */
const remembered = 1_000;

/** Short names of plans (`X-Forecourt-Plan`), so that an event does not repeat the versions of its page. */
export class PlanNames {
  private readonly logged = new RecentIds(remembered);

  /**
   * @param knows whether the shell has served such a plan lately; other plans that a page names are not stored
   * @param onNamed called for each plan when it gets its name; rarely more than once
   */
  constructor(
    private readonly knows: (plan: string) => boolean,
    private readonly onNamed: (name: string, plan: string) => void,
  ) {}

  /** Returns the beginning of the plan's SHA-256 in base64url; `unknown` for a plan that was not served. */
  nameOf(plan: string): string {
    if (!this.knows(plan)) return 'unknown';
    const name = createHash('sha256').update(plan).digest('base64url').slice(0, length);
    if (!this.logged.has(name)) {
      this.logged.add(name);
      this.onNamed(name, plan);
    }
    return name;
  }
}
