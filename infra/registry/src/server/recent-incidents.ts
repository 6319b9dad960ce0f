import type { Incidents, RefusedUpload } from '@forecourt/contracts/incidents';

/** Number of incidents of a kind that are remembered. */
const most = 50;

/** The latest refused uploads and warnings about what is stored, in memory: a restart forgets them. */
export class RecentIncidents {
  private refused: RefusedUpload[] = [];
  private warnings: Incidents['warnings'] = [];

  constructor(private readonly now: () => Date = () => new Date()) {}

  addRefusal(upload: Omit<RefusedUpload, 'at'>): void {
    this.refused = [{ at: this.now().toISOString(), ...upload }, ...this.refused].slice(0, most);
  }

  addWarning(text: string): void {
    this.warnings = [{ at: this.now().toISOString(), text }, ...this.warnings].slice(0, most);
  }

  /** Returns the incidents, the latest first. @param mayRead whether uploads of a remote may be shown */
  all(mayRead: (remote: string) => boolean): Incidents {
    return { refused: this.refused.filter(({ remote }) => mayRead(remote)), warnings: this.warnings };
  }
}
