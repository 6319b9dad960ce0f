import type { ModuleKey } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import { RendererDeath, RendererProcess, type RenderResult, type SlotJob, type Stray } from '@forecourt/renderer';

/** What a fragment made of a page: its HTML, or why it has none. */
export type Shown = { html: string } | { failure: string; ended: boolean };

/** A fragment, and the sources that it declares. */
export interface Needing {
  name: string;
  needs: readonly string[];
}

/** A fragment that renders for longer, on a processor of its own, is one that loops, ms. */
const slotBudgetMs = 700;
const loadBudgetMs = 1500;
const heapMb = 128;
/** So many renderers may one version end, a fragment each: every fault is told in one publish, and the trial ends. */
const mostDeaths = 10;

/** A renderer of its own for one version: behind the walls of the shell's, watched like it, and replaced where the version ends it. */
export class Session {
  private process: RendererProcess | null = null;
  private deaths = 0;
  private jobs = 0;
  /** What its modules did besides rendering since somebody last asked. */
  private strays: Stray[] = [];

  /** @param file the built renderer @param modules what it holds, by key */
  constructor(
    private readonly file: string,
    private readonly modules: ReadonlyMap<ModuleKey, string>,
  ) {}

  /** Whether it ended so many renderers that it gets no other. */
  get isOver(): boolean {
    return this.deaths >= mostDeaths;
  }

  /** Whether it ended any. */
  get hasEnded(): boolean {
    return this.deaths > 0;
  }

  /** Begins with all modules. @throws with the error of the one that does not load */
  async begin(): Promise<void> {
    const options = { file: this.file, slotBudgetMs, loadBudgetMs, heapMb };
    const process = new RendererProcess(options, (stray) => void this.strays.push(stray));
    this.process = process;
    await process.ready;
    for (const [key, code] of this.modules) await this.counted(process.load(key, code));
    await process.ping(true);
  }

  /** A fragment on a page, which knows the given sources of it only. */
  async show(key: ModuleKey, fragment: string, needs: readonly string[], view: ViewTexts): Promise<Shown> {
    const deathsBefore = this.deaths;
    try {
      const result = await this.render([slotOf(key, fragment, needs)], view);
      const [failure] = result.failures;
      return failure === undefined ? { html: result.slots[0]?.html ?? '' } : { failure: failure.message, ended: false };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { failure, ended: this.deaths > deathsBefore };
    }
  }

  /** Several fragments on one page. @throws with how its renderer ended */
  async showAll(key: ModuleKey, fragments: readonly Needing[], view: ViewTexts): Promise<void> {
    await this.render(
      fragments.map(({ name, needs }) => slotOf(key, name, needs)),
      view,
    );
  }

  /** Its renderer's heap without garbage, in bytes. @throws with how its renderer ended */
  weigh(): Promise<number> {
    return this.counted(this.process?.weigh() ?? Promise.reject(new Error('there is no renderer')));
  }

  private async render(roots: readonly SlotJob[], view: ViewTexts): Promise<RenderResult> {
    if (this.process === null) await this.begin();
    this.jobs += 1;
    const rendering = this.process?.render({ id: this.jobs, roots, nested: {} }, view);
    return this.counted(rendering ?? Promise.reject(new Error('there is no renderer')));
  }

  /** What its modules did besides rendering, since the last time. */
  async takeStrays(): Promise<readonly Stray[]> {
    // Its answer comes behind all that was said.
    await this.process?.ping();
    return this.strays.splice(0);
  }

  close(): void {
    this.process?.close();
    this.process = null;
  }

  private async counted<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof RendererDeath)) throw error;
      this.process = null;
      this.deaths += 1;
      throw new Error(inWords[error.how], { cause: error });
    }
  }
}

function slotOf(key: ModuleKey, fragment: string, needs: readonly string[]): SlotJob {
  return { slot: fragment, key, fragment, needs, nests: [], attributes: '', fallback: '' };
}

const inWords: Readonly<Record<RendererDeath['how'], string>> = {
  'timed-out': `went on for more than ${slotBudgetMs} ms, or waited for what nothing may wait for: its renderer was ended`,
  'out-of-memory': `took more than ${heapMb} MB: its renderer was ended`,
  crashed: 'ended its renderer',
  killed: 'was ended from outside',
  starved: 'got no processor for too long: the machine was busy with other things',
};
