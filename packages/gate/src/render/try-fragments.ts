/** Renders a version as a shell does, on every test page, and collects its faults. */

import { limits, type ModuleKey, sourceOf, sourcesOf } from '@forecourt/contracts';
import { textsFor, textsOf, type ViewTexts } from '@forecourt/packed-view';
import { reasonOf } from '@forecourt/service';
import { sourceParts } from '@forecourt/site';
import type { Candidate } from '../candidate';
import { type Fixture, fixtures, ownFixtures } from '../fixtures';
import type { Finding, Rule } from '../rules';
import { withComparedCells } from './compared-cells';
import { explain } from './explain';
import { fragmentNamed, onPage } from './finding-texts';
import { markupFaults } from './markup';
import { memoryFindings } from './memory';
import { callerIn, withOtherClock } from './other-clock';
import { Session } from './session';

/** A fragment as it was rendered on one of the pages. */
export interface Rendering {
  fragment: string;
  fixture: Fixture;
  html: string;
}

export interface Trial {
  findings: Finding[];
  /** The successful renderings, for the browser to continue with. */
  renderings: Rendering[];
}

/** Number of pages that are shown again with another clock, and with all sources. */
const pagesShownAgain = 3;
/** Number of pages on which cells are rendered again and compared; the last of them is about another search than the first. */
const pagesCompared = 4;

/** Keys of the same version under other conditions. */
interface OtherKeys {
  /** With another clock and other random numbers. */
  anotherDay: ModuleKey;
  /** With each cell rendered again wherever it is used. */
  comparing: ModuleKey;
}

/** A loaded version. */
export class Loaded {
  private constructor(
    readonly candidate: Candidate,
    private readonly session: Session,
    private readonly keys: OtherKeys,
  ) {}

  /** Loads a version. @param rendererFile the built renderer @returns a finding if it does not load */
  static async from(candidate: Candidate, rendererFile: string): Promise<Loaded | Finding> {
    const { key, code, manifest } = candidate;
    const keys: OtherKeys = { anotherDay: `${key}+another-day`, comparing: `${key}+comparing-cells` };
    const modules = new Map([
      [key, code],
      [keys.anotherDay, withOtherClock(code)],
      [keys.comparing, withComparedCells(code)],
    ]);
    const session = new Session(rendererFile, modules);
    try {
      await session.begin();
      return new Loaded(candidate, session, keys);
    } catch (error) {
      session.close();
      return { rule: 'loads', what: `${manifest.server} does not load: ${explain(reasonOf(error))}` };
    }
  }

  /** Renders every fragment on every page. */
  show(): Promise<Trial> {
    return new TrialOf(this.candidate, this.session, this.keys).run();
  }

  /** Finds memory that it retains for each page. */
  weigh(): Promise<Finding[]> {
    return memoryFindings(this.candidate, this.session);
  }

  close(): void {
    this.session.close();
  }
}

/** Lists the sources that a fragment does not declare; of a source of which it declares parts the others, then the whole. */
function undeclaredOf({ data }: ViewTexts, needs: readonly string[]): string[] {
  const given = new Set(textsFor(data, new Set(needs)).map(([key]) => key));
  const sources = sourcesOf(needs);
  const undeclared = Object.keys(data).filter((key) => !given.has(key));
  const isPart = (key: string) => sourceOf(key) !== key;
  return [
    ...undeclared.filter((key) => isPart(key) && sources.includes(sourceOf(key))),
    ...undeclared.filter((key) => !isPart(key)),
  ];
}

class TrialOf {
  private readonly findings = new Map<string, Finding>();
  private readonly renderings: Rendering[] = [];
  private readonly pages: readonly { fixture: Fixture; texts: ViewTexts }[];

  constructor(
    private readonly candidate: Candidate,
    private readonly session: Session,
    private readonly keys: OtherKeys,
  ) {
    const all = [...fixtures, ...ownFixtures(candidate.manifest)];
    this.pages = all.map((fixture) => ({ fixture, texts: textsOf(fixture.view, sourceParts) }));
  }

  async run(): Promise<Trial> {
    const { fragments } = this.candidate.manifest;
    for (const [name, { needs }] of Object.entries(fragments)) {
      if (this.session.isOver)
        this.note('renders', name, `${fragmentNamed(name)} was not tried: the version has ended too many renderers`);
      else await this.try(name, needs);
    }
    return { findings: [...this.findings.values()], renderings: this.renderings };
  }

  private async try(name: string, needs: readonly string[]): Promise<void> {
    for (const [index, { fixture, texts }] of this.pages.entries()) {
      const made = await this.session.show(this.candidate.key, name, needs, texts);
      if ('failure' in made) {
        const failure = explain(made.failure);
        this.note('renders', `${name} ${failure}`, onPage(name, fixture, failure));
        // Its fault is recorded; its neighbours are tried in a new renderer.
        if (made.ended) return;
        continue;
      }
      this.look(name, fixture, made.html);
      if (index === 0) await this.noteSideEffects(name);
      if (index < pagesCompared) await this.compareCells(name, needs, texts, fixture, made.html);
      if (index >= pagesShownAgain) continue;
      await this.showOnAnotherDay(name, needs, texts, fixture, made.html);
      if (index === 0) await this.showWithMore(name, needs, texts, made.html);
    }
  }

  private look(fragment: string, fixture: Fixture, html: string): void {
    const bytes = Buffer.byteLength(html);
    if (bytes > limits.slotHtml)
      this.note(
        'renders',
        `${fragment} size`,
        onPage(fragment, fixture, `${bytes} bytes of HTML; ${limits.slotHtml} is the limit`),
      );
    const faults = markupFaults(html);
    for (const fault of faults) this.note('markup', `${fragment} ${fault}`, onPage(fragment, fixture, fault));
    if (faults.length === 0 && html !== '') this.renderings.push({ fragment, fixture, html });
  }

  private async showOnAnotherDay(
    name: string,
    needs: readonly string[],
    texts: ViewTexts,
    fixture: Fixture,
    html: string,
  ): Promise<void> {
    const other = await this.session.show(this.keys.anotherDay, name, needs, texts);
    if ('html' in other && other.html === html) return;
    const caller = (await this.session.takeSideEffects())
      .map(({ message }) => callerIn(message))
      .find((who) => who !== null);
    this.note(
      'pure',
      name,
      onPage(
        name,
        fixture,
        `renders differently with another clock or other random numbers${caller === undefined ? '' : `: ${caller}`}`,
      ),
    );
  }

  /** Detects cells that depend on more than their props and the brand, by their HTML on another page or without the cache. */
  private async compareCells(
    name: string,
    needs: readonly string[],
    texts: ViewTexts,
    fixture: Fixture,
    html: string,
  ): Promise<void> {
    const compared = await this.session.show(this.keys.comparing, name, needs, texts);
    if ('html' in compared && compared.html === html) return;
    const fault =
      'failure' in compared ? explain(compared.failure) : 'renders differently while its cells are compared';
    this.note('cells', name, onPage(name, fixture, fault));
  }

  /** Detects sources, and parts of sources, that a fragment reads without declaring them, by a different result when they are present. */
  private async showWithMore(name: string, needs: readonly string[], texts: ViewTexts, html: string): Promise<void> {
    const undeclared = undeclaredOf(texts, needs);
    const withAll = await this.session.show(this.candidate.key, name, [...needs, ...undeclared], texts);
    if ('html' in withAll && withAll.html === html) return;
    const again = await this.session.show(this.candidate.key, name, needs, texts);
    if (!('html' in again) || again.html !== html) {
      this.note('pure', `${name} again`, `${fragmentNamed(name)} renders differently the second time on the same page`);
      return;
    }
    const read = new Set<string>();
    for (const need of undeclared) {
      if (read.has(sourceOf(need))) continue;
      const withOne = await this.session.show(this.candidate.key, name, [...needs, need], texts);
      if ('html' in withOne && withOne.html === html) continue;
      read.add(sourceOf(need));
      const fault = `${fragmentNamed(name)} reads the source "${need}", which it does not declare`;
      this.note('needs', `${name} ${need}`, fault);
    }
  }

  private async noteSideEffects(name: string): Promise<void> {
    for (const { kind, key, message } of await this.session.takeSideEffects()) {
      if (kind === 'console' || key !== this.candidate.key) continue;
      const left = explain(message);
      this.note('pure', `${name} ${left}`, `${fragmentNamed(name)} leaves work to run later: ${left}`);
    }
  }

  /** Records each fault once, with the first page that shows it. */
  private note(rule: Rule, fault: string, what: string): void {
    const known = `${rule} ${fault}`;
    if (!this.findings.has(known)) this.findings.set(known, { rule, what });
  }
}
