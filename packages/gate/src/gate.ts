import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrandView, Manifest, OwnPaths } from '@forecourt/contracts';
import type { Looks } from '@forecourt/contracts/looks';
import type { Rehearsal } from '@forecourt/contracts/rehearsal';
import type { State } from '@forecourt/contracts/states';
import { reasonOf } from '@forecourt/service';
import { Queue } from '@forecourt/service/queue';
import { BrowserProcess } from './browser/browser-process';
import { Chromium } from './browser/chromium';
import { tryInBrowser } from './browser/try-in-browser';
import { type Candidate, candidateOf } from './candidate';
import { checkSources, type Upstreams } from './check-sources';
import { checkUpload, type Upload, type UploadCheck } from './check-upload';
import { earlyHydration } from './early-hydration';
import { compareLooks, lookWarnings, type VersionBefore } from './gallery/compare-looks';
import { statesOf } from './gallery/states';
import { checkInterface, type LiveSite } from './interface/check-interface';
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
  /** Longest time for pictures of a version and the one before, ms; default: 20 s. */
  picturesMs?: number;
}

/** The result for a version, with warnings in either case. */
export type GateCheck = UploadCheck & { warnings: readonly string[] };

/** A version's states and the site's own stylesheet, or why there are none. */
type Shown = { states: State[]; css: string } | { findings: Finding[] };

interface Found {
  findings: Finding[];
  warnings: string[];
}

const nothingFound: Found = { findings: [], warnings: [] };

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

  /**
   * Returns every reason why a version may not be published, or its manifest. A version with invalid files is not run.
   * @param site whose live pages use the remote; absent if nothing does
   * @param isForced whether a version that breaks what others use is published nevertheless, with a warning
   */
  async check(upload: Upload, site?: LiveSite, isForced = false): Promise<GateCheck> {
    const checked = checkUpload(upload, this.options.own);
    const { manifest } = checked;
    if (manifest === null) return { ...checked, warnings: [] };
    const broken = site === undefined ? [] : await checkInterface(upload, manifest, site);
    const run = this.programs === null ? nothingFound : await this.run(upload, manifest, this.programs);
    const findings = [...(isForced ? [] : broken), ...run.findings];
    const warnings = [...(isForced ? broken.map(({ what }) => `forced: ${what}`) : []), ...run.warnings];
    if (findings.length > 0) return { findings, manifest: null, warnings };
    const looks = this.options.chromium === undefined ? null : await this.looksBeside(upload, manifest, site);
    return { ...checked, warnings: [...warnings, ...(looks === null ? [] : lookWarnings(looks))] };
  }

  /** Compares how a version looks with the one before. @returns the reasons why it cannot be run; null if this gate runs no versions */
  async looks(upload: Upload, before: VersionBefore): Promise<Looks | { findings: Finding[] } | null> {
    const { findings, manifest } = checkUpload(upload, this.options.own);
    return manifest === null ? { findings } : this.compared(upload, manifest, before);
  }

  private async looksBeside(upload: Upload, manifest: Manifest, site: LiveSite | undefined): Promise<Looks | null> {
    const before = (await site?.versionBefore(upload.remote)) ?? null;
    return before === null ? null : this.compared(upload, manifest, before);
  }

  private async compared({ files }: Upload, manifest: Manifest, before: VersionBefore): Promise<Looks | null> {
    const { programs } = this;
    if (programs === null) return null;
    const { chromium, picturesMs } = this.options;
    const studio = { programs, chromium, picturesMs };
    return this.queue.run(() => compareLooks({ manifest, files }, before, studio));
  }

  private async run(upload: Upload, manifest: Manifest, programs: string): Promise<Found> {
    const asked = checkSources(manifest, this.options.upstreams ?? {});
    const run = await this.queue.run(() => tryOut(candidateOf(manifest, upload.files), programs, this.options));
    const ofSources = await asked;
    return {
      findings: [...ofSources.findings, ...run.findings],
      warnings: [...earlyHydration(manifest), ...ofSources.warnings, ...run.warnings],
    };
  }

  /**
   * Renders a version's fragments in all their states. @returns the reasons why it cannot be run; null if this gate runs no versions
   */
  async states(upload: Upload, brands: readonly BrandView[]): Promise<Shown | null> {
    const { programs } = this;
    if (programs === null) return null;
    const { findings, manifest } = checkUpload(upload, this.options.own);
    if (manifest === null) return { findings };
    const css = await readFile(join(programs, 'page.css'), 'utf8');
    const states = await this.queue.run(() => statesOf(candidateOf(manifest, upload.files), brands, programs));
    return Array.isArray(states) ? { states, css } : { findings: [states] };
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
      'It was hydrated in jsdom and in no real browser, and its looks were not compared with the version before: the registry has no Chromium (GATE_CHROMIUM). Try it in a real browser.',
    ];
  }
}

async function tryOut(
  candidate: Candidate,
  programs: string,
  { browsers = ofItsOwn, chromium }: GateOptions,
): Promise<Found> {
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
