import { join } from 'node:path';

import type { OwnPaths } from '@forecourt/contracts';
import type { Rehearsal } from '@forecourt/contracts/rehearsal';
import { reasonOf } from '@forecourt/service';
import { Queue } from '@forecourt/service/queue';
import { BrowserProcess } from './browser/browser-process';
import { Chromium } from './browser/chromium';
import { tryInBrowser } from './browser/try-in-browser';
import { type Candidate, candidateOf } from './candidate';
import { checkSources, type Upstreams } from './check-sources';
import { checkUpload, type Upload, type UploadCheck } from './check-upload';
import { earlyHydration } from './early-hydration';
import { type RehearsalWork, rehearse } from './rehearsal/rehearse';
import { Loaded, type Rendering } from './render/try-fragments';
import type { Finding } from './rules';

/** Opens the browser in which a version is shown: one for each version, unless all are trusted. */
export interface Browsers {
  take(programs: string): BrowserProcess;
  giveBack(browser: BrowserProcess): void;
}

const ofItsOwn: Browsers = {
  take: (programs) => new BrowserProcess(programs),
  giveBack: (browser) => browser.close(),
};

/** Options of a gate: its site, and how it runs versions. */
export interface GateOptions {
  /** Paths that remotes may call at upstreams that the operator has added. */
  own?: OwnPaths;
  /** Upstreams to call to check the schemas of sources; without it they are not checked. */
  upstreams?: Upstreams;
  /** Default: one for each version. */
  browsers?: Browsers;
  /** Path of a Chromium in which versions are mounted, too. Optional. */
  chromium?: string;
}

/** The result for a version, with warnings in either case. */
export type GateCheck = UploadCheck & { warnings: readonly string[] };

/** Checks every version before it is published. */
export class Gate {
  /** Runs versions one at a time: two at once would take as long as both in sequence. */
  private readonly queue = new Queue();
  /** Rehearsals, one at a time: they take minutes, and a publish does not wait for them. */
  private readonly rehearsals = new Queue();

  /** @param programs folder of the built programs, see `build.mjs`; null to check files only and run no version */
  constructor(
    private readonly programs: string | null,
    private readonly options: GateOptions = {},
  ) {}

  /** Returns every reason why a version may not be published, or its manifest. A version with invalid files is not run. */
  async check(upload: Upload): Promise<GateCheck> {
    const { own, upstreams = {} } = this.options;
    const checked = checkUpload(upload, own);
    const { manifest } = checked;
    const { programs } = this;
    if (manifest === null || programs === null) return { ...checked, warnings: [] };
    const asked = checkSources(manifest, upstreams);
    const run = await this.queue.run(() => tryOut(candidateOf(manifest, upload.files), programs, this.options));
    const ofSources = await asked;
    const findings = [...ofSources.findings, ...run.findings];
    const warnings = [...earlyHydration(manifest), ...ofSources.warnings, ...run.warnings];
    return findings.length === 0 ? { ...checked, warnings } : { findings, manifest: null, warnings };
  }

  /**
   * Renders a candidate and the served versions on sampled pages, and reports what differs.
   * @returns null if this gate runs no versions @throws Error with the reason if a version does not load
   */
  async rehearse(work: Omit<RehearsalWork, 'programs' | 'chromium'>): Promise<Rehearsal | null> {
    const { programs } = this;
    if (programs === null) return null;
    return this.rehearsals.run(() => rehearse({ ...work, programs, chromium: this.options.chromium }));
  }

  /** Lists what this gate does not check, for `fragment check`. */
  get blindSpots(): readonly string[] {
    if (this.programs === null) return ['The registry runs no versions (GATE=off): rendering was not tried.'];
    if (this.options.chromium !== undefined) return [];
    return [
      'It was hydrated in jsdom and in no real browser: the registry has no Chromium (GATE_CHROMIUM). Try it in a real browser.',
    ];
  }
}

async function tryOut(
  candidate: Candidate,
  programs: string,
  { browsers = ofItsOwn, chromium }: GateOptions,
): Promise<{ findings: Finding[]; warnings: string[] }> {
  const loaded = await Loaded.from(candidate, join(programs, 'renderer.mjs'));
  if (!(loaded instanceof Loaded)) return { findings: [loaded], warnings: [] };
  // It starts while the fragments are rendered.
  const browser = browsers.take(programs);
  try {
    const { findings, renderings } = await loaded.show();
    const [ofMemory, ofBrowser] = await Promise.all([
      loaded.weigh(),
      tryInBrowser(candidate, renderings, { browser, checksAccess: true, where: '' }),
    ]);
    const all = [...findings, ...ofMemory, ...ofBrowser];
    // Chromium would only repeat the findings of jsdom.
    if (chromium === undefined || ofBrowser.length > 0) return { findings: all, warnings: [] };
    return {
      findings: all,
      warnings: [],
      ...(await mount(candidate, renderings, new Chromium(chromium, programs), all)),
    };
  } finally {
    loaded.close();
    browsers.giveBack(browser);
  }
}

async function mount(
  candidate: Candidate,
  renderings: readonly Rendering[],
  browser: Chromium,
  before: readonly Finding[],
): Promise<{ findings: Finding[] } | { warnings: string[] }> {
  try {
    const found = await tryInBrowser(candidate, renderings, { browser, checksAccess: false, where: ' (in Chromium)' });
    return { findings: [...before, ...found] };
  } catch (error) {
    return { warnings: [`It could not be mounted in Chromium (GATE_CHROMIUM): ${reasonOf(error)}`] };
  }
}
