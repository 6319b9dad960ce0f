import { createHash } from 'node:crypto';
import { SeenIds } from './seen-ids';

const length = 12;
/** So many names are said once; plans are few. */
const remembered = 1_000;

/** Short names of plans (`X-Forecourt-Plan`), so that an event does not repeat what its page was made of. */
export class PlanNames {
  private readonly said = new SeenIds(remembered);

  /**
   * @param knows whether the shell has served such a plan lately: whatever else a page says to be made of is not kept
   * @param onNamed told of each plan that is named, once in a while
   */
  constructor(
    private readonly knows: (plan: string) => boolean,
    private readonly onNamed: (name: string, plan: string) => void,
  ) {}

  /** The beginning of the plan's SHA-256 in base64url. */
  nameOf(plan: string): string {
    if (!this.knows(plan)) return 'unknown';
    const name = createHash('sha256').update(plan).digest('base64url').slice(0, length);
    if (!this.said.has(name)) {
      this.said.add(name);
      this.onNamed(name, plan);
    }
    return name;
  }
}
