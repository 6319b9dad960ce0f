import type { ModuleKey } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import {
  RendererDeath,
  RendererProcess,
  type RenderResult,
  type SideEffect,
  type SlotJob,
  type SlotList,
} from '@forecourt/renderer';

/** A fragment's result on a page: its HTML, or the reason why it has none. */
export type Shown = { html: string } | { failure: string; ended: boolean };

/** A fragment, and the sources that it declares. */
export interface Needing {
  name: string;
  needs: readonly string[];
}

/** Maximum render time, ms, with a processor to itself; a fragment that takes longer is looping. */
const slotBudgetMs = 700;
const loadBudgetMs = 1500;
const heapMb = 128;
/** Maximum number of renderers that one version may end, a fragment each, so that one publish reports every fault and still ends. */
const mostDeaths = 10;

/** A renderer for one version: isolated and watched as in the shell, and replaced if the version ends it. */
export class Session {
  private process: RendererProcess | null = null;
  private deaths = 0;
  private jobs = 0;
  /** What its modules did besides rendering since the last call. */
  private sideEffects: SideEffect[] = [];

  /** @param file the built renderer @param modules to load, by key */
  constructor(
    private readonly file: string,
    private readonly modules: ReadonlyMap<ModuleKey, string>,
  ) {}

  /** Whether it has ended the maximum number of renderers. */
  get isOver(): boolean {
    return this.deaths >= mostDeaths;
  }

  /** Whether it ended any. */
  get hasEnded(): boolean {
    return this.deaths > 0;
  }

  /** Starts with all modules. @throws the error of a module that does not load */
  async begin(): Promise<void> {
    const options = { file: this.file, slotBudgetMs, loadBudgetMs, heapMb };
    const process = new RendererProcess(options, (sideEffect) => void this.sideEffects.push(sideEffect));
    this.process = process;
    await process.ready;
    for (const [key, code] of this.modules) await this.counted(process.load(key, code));
    await process.ping(true);
  }

  /** Renders a fragment on a page, with the given sources only. */
  async show(key: ModuleKey, fragment: string, needs: readonly string[], view: ViewTexts): Promise<Shown> {
    const deathsBefore = this.deaths;
    try {
      const result = await this.page({ roots: [slotOf(key, fragment, needs)], nested: {} }, view);
      const [failure] = result.failures;
      return failure === undefined ? { html: result.slots[0]?.html ?? '' } : { failure: failure.message, ended: false };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { failure, ended: this.deaths > deathsBefore };
    }
  }

  /** Renders several fragments on one page. @throws with the reason why its renderer ended */
  async showAll(key: ModuleKey, fragments: readonly Needing[], view: ViewTexts): Promise<void> {
    await this.page({ roots: fragments.map(({ name, needs }) => slotOf(key, name, needs)), nested: {} }, view);
  }

  /** Returns its renderer's heap without garbage, in bytes. @throws with the reason why its renderer ended */
  weigh(): Promise<number> {
    return this.counted(this.process?.weigh() ?? Promise.reject(new Error('there is no renderer')));
  }

  /** Renders slots of one page, with those nested in them. @throws with the reason why its renderer ended, `cause` is its death */
  async page(slots: SlotList, view: ViewTexts): Promise<RenderResult> {
    if (this.process === null) await this.begin();
    this.jobs += 1;
    const rendering = this.process?.render({ ...slots, id: this.jobs }, view);
    return this.counted(rendering ?? Promise.reject(new Error('there is no renderer')));
  }

  /** Returns what its modules did besides rendering since the last call. */
  async takeSideEffects(): Promise<readonly SideEffect[]> {
    // Its answer comes after all earlier messages.
    await this.process?.ping();
    return this.sideEffects.splice(0);
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
  'timed-out': `ran for more than ${slotBudgetMs} ms, or blocked: its renderer was ended`,
  'out-of-memory': `took more than ${heapMb} MB: its renderer was ended`,
  crashed: 'ended its renderer',
  killed: 'was killed from outside',
  starved: 'got no processor for too long: the machine was busy',
};
