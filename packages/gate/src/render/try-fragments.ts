/** Runs a version as a shell does, with every page there is to show it on, and notes what visitors must not meet. */
import { limits, type ModuleKey } from '@forecourt/contracts';
import { textsOf, type ViewTexts } from '@forecourt/packed-view';
import { reasonOf } from '@forecourt/service';
import type { Candidate } from '../candidate';
import { type Fixture, fixtures, ownFixtures } from '../fixtures';
import type { Finding, Rule } from '../rules';
import { explain } from './explain';
import { markupFaults } from './markup';
import { memoryFindings } from './memory';
import { onAnotherDay, whoAsked } from './other-day';
import { Session } from './session';
import { fragmentNamed, shown } from './shown';

/** A fragment as it was rendered on one of the pages. */
export interface Sight {
  fragment: string;
  fixture: Fixture;
  html: string;
}

export interface Trial {
  findings: Finding[];
  /** What went well, for the browser to go on with. */
  sights: Sight[];
}

/** So many pages are shown again on another day, and with every source there is. */
const pagesShownAgain = 3;

/** A version that loads, ready to be shown. */
export class Loaded {
  private constructor(
    readonly candidate: Candidate,
    private readonly session: Session,
    private readonly otherKey: ModuleKey,
  ) {}

  /** @param rendererFile the built renderer @returns why it does not load, where it does not */
  static async from(candidate: Candidate, rendererFile: string): Promise<Loaded | Finding> {
    const { key, code, manifest } = candidate;
    const otherKey: ModuleKey = `${key}+another-day`;
    const modules = new Map([
      [key, code],
      [otherKey, onAnotherDay(code)],
    ]);
    const session = new Session(rendererFile, modules);
    try {
      await session.begin();
      return new Loaded(candidate, session, otherKey);
    } catch (error) {
      session.close();
      return { rule: 'loads', what: `${manifest.server} does not load: ${explain(reasonOf(error))}` };
    }
  }

  /** Shows every fragment on every page. */
  show(): Promise<Trial> {
    return new TrialOf(this.candidate, this.session, this.otherKey).run();
  }

  /** Whether it keeps what it should not. */
  weigh(): Promise<Finding[]> {
    return memoryFindings(this.candidate, this.session);
  }

  close(): void {
    this.session.close();
  }
}

class TrialOf {
  private readonly findings = new Map<string, Finding>();
  private readonly sights: Sight[] = [];
  private readonly pages: readonly { fixture: Fixture; texts: ViewTexts }[];

  constructor(
    private readonly candidate: Candidate,
    private readonly session: Session,
    private readonly otherKey: ModuleKey,
  ) {
    const all = [...fixtures, ...ownFixtures(candidate.manifest)];
    this.pages = all.map((fixture) => ({ fixture, texts: textsOf(fixture.view) }));
  }

  async run(): Promise<Trial> {
    const { fragments } = this.candidate.manifest;
    for (const [name, { needs }] of Object.entries(fragments)) {
      if (this.session.isOver)
        this.note('renders', name, `${fragmentNamed(name)} was not tried any more: the renderer was ended too often`);
      else await this.try(name, needs);
    }
    return { findings: [...this.findings.values()], sights: this.sights };
  }

  private async try(name: string, needs: readonly string[]): Promise<void> {
    for (const [index, { fixture, texts }] of this.pages.entries()) {
      const made = await this.session.show(this.candidate.key, name, needs, texts);
      if ('failure' in made) {
        const failure = explain(made.failure);
        this.note('renders', `${name} ${failure}`, shown(name, fixture, failure));
        // It has its fault: its neighbours are tried in a renderer of their own.
        if (made.ended) return;
        continue;
      }
      this.look(name, fixture, made.html);
      if (index === 0) await this.noteStrays(name);
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
        shown(fragment, fixture, `${bytes} bytes of HTML; ${limits.slotHtml} is the limit`),
      );
    const faults = markupFaults(html);
    for (const fault of faults) this.note('markup', `${fragment} ${fault}`, shown(fragment, fixture, fault));
    if (faults.length === 0 && html !== '') this.sights.push({ fragment, fixture, html });
  }

  private async showOnAnotherDay(
    name: string,
    needs: readonly string[],
    texts: ViewTexts,
    fixture: Fixture,
    html: string,
  ): Promise<void> {
    const other = await this.session.show(this.otherKey, name, needs, texts);
    if ('html' in other && other.html === html) return;
    const asked = (await this.session.takeStrays()).map(({ message }) => whoAsked(message)).find((who) => who !== null);
    this.note(
      'pure',
      name,
      shown(name, fixture, `is another one when clock and dice are others${asked === undefined ? '' : `: ${asked}`}`),
    );
  }

  /** What reads a source that it does not declare renders otherwise where that is there. */
  private async showWithMore(name: string, needs: readonly string[], texts: ViewTexts, html: string): Promise<void> {
    const undeclared = Object.keys(texts.data).filter((source) => !needs.includes(source));
    const withAll = await this.session.show(this.candidate.key, name, [...needs, ...undeclared], texts);
    if ('html' in withAll && withAll.html === html) return;
    for (const source of undeclared) {
      const withOne = await this.session.show(this.candidate.key, name, [...needs, source], texts);
      if (!('html' in withOne) || withOne.html !== html)
        this.note(
          'needs',
          `${name} ${source}`,
          `${fragmentNamed(name)} reads the source "${source}", which it does not declare`,
        );
    }
  }

  private async noteStrays(name: string): Promise<void> {
    for (const { kind, key, message } of await this.session.takeStrays()) {
      if (kind === 'console' || key !== this.candidate.key) continue;
      const left = explain(message);
      this.note('pure', `${name} ${left}`, `${fragmentNamed(name)} leaves something to run later: ${left}`);
    }
  }

  /** Each fault once, with the first page that shows it. */
  private note(rule: Rule, fault: string, what: string): void {
    const known = `${rule} ${fault}`;
    if (!this.findings.has(known)) this.findings.set(known, { rule, what });
  }
}
