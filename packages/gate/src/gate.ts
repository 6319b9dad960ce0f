import { join } from 'node:path';

import type { OwnPaths } from '@forecourt/contracts';
import { Queue } from '@forecourt/service/queue';
import { BrowserProcess } from './browser/browser-process';
import { tryInBrowser } from './browser/try-in-browser';
import { type Candidate, candidateOf } from './candidate';
import { checkUpload, type Upload, type UploadCheck } from './check-upload';
import { Loaded } from './render/try-fragments';
import type { Finding } from './rules';

/** Where versions are shown: each in a browser of its own, unless somebody trusts them all. */
export interface Browsers {
  take(programs: string): BrowserProcess;
  giveBack(browser: BrowserProcess): void;
}

const ofItsOwn: Browsers = {
  take: (programs) => new BrowserProcess(programs),
  giveBack: (browser) => browser.close(),
};

/** What every version passes before it is published. */
export class Gate {
  /** Versions are run one at a time: two at once take as long each as both after the other. */
  private readonly queue = new Queue();

  /** @param programs folder of the built programs, see `build.mjs`; null where versions are looked at and not run
   * @param own what remotes may ask of upstreams that the operator has added
   * @param browsers one for each version where none is given */
  constructor(
    private readonly programs: string | null,
    private readonly own: OwnPaths = {},
    private readonly browsers: Browsers = ofItsOwn,
  ) {}

  /** Every reason why a version may not be published, or its manifest when it may. What does not hold together is not run. */
  async check(upload: Upload): Promise<UploadCheck> {
    const checked = checkUpload(upload, this.own);
    const { manifest } = checked;
    const { programs } = this;
    if (manifest === null || programs === null) return checked;
    const findings = await this.queue.run(() => run(candidateOf(manifest, upload.files), programs, this.browsers));
    return findings.length === 0 ? checked : { findings, manifest: null };
  }
}

async function run(candidate: Candidate, programs: string, browsers: Browsers): Promise<Finding[]> {
  const loaded = await Loaded.from(candidate, join(programs, 'renderer.mjs'));
  if (!(loaded instanceof Loaded)) return [loaded];
  // It begins while the fragments are rendered.
  const browser = browsers.take(programs);
  try {
    const { findings, sights } = await loaded.show();
    return sights.length === 0 ? findings : [...findings, ...(await tryInBrowser(candidate, sights, browser))];
  } finally {
    loaded.close();
    browsers.giveBack(browser);
  }
}
