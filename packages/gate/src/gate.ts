import { join } from 'node:path';

import type { OwnPaths } from '@forecourt/contracts';
import { Queue } from '@forecourt/service/queue';
import { BrowserProcess } from './browser/browser-process';
import { tryInBrowser } from './browser/try-in-browser';
import { type Candidate, candidateOf } from './candidate';
import { checkUpload, type Upload, type UploadCheck } from './check-upload';
import { Loaded } from './render/try-fragments';
import type { Finding } from './rules';

/** What every version passes before it is published. */
export class Gate {
  /** Versions are run one at a time: two at once take as long each as both after the other. */
  private readonly queue = new Queue();

  /** @param programs folder of the built programs, see `build.mjs`; null where versions are looked at and not run
   * @param own what remotes may ask of upstreams that the operator has added */
  constructor(
    private readonly programs: string | null,
    private readonly own: OwnPaths = {},
  ) {}

  /** Every reason why a version may not be published, or its manifest when it may. What does not hold together is not run. */
  async check(upload: Upload): Promise<UploadCheck> {
    const checked = checkUpload(upload, this.own);
    const { manifest } = checked;
    const { programs } = this;
    if (manifest === null || programs === null) return checked;
    const findings = await this.queue.run(() => run(candidateOf(manifest, upload.files), programs));
    return findings.length === 0 ? checked : { findings, manifest: null };
  }
}

async function run(candidate: Candidate, programs: string): Promise<Finding[]> {
  const loaded = await Loaded.from(candidate, join(programs, 'renderer.mjs'));
  if (!(loaded instanceof Loaded)) return [loaded];
  // It begins while the fragments are rendered.
  const browser = new BrowserProcess(programs);
  try {
    const { findings, sights } = await loaded.show();
    return sights.length === 0 ? findings : [...findings, ...(await tryInBrowser(candidate, sights, browser))];
  } finally {
    loaded.close();
    browser.close();
  }
}
