import type { HistoryWindow } from '../history/history-window';

/** As in browsers, `type` is not an own property, so a copy of the object lacks it. */
class NavigationTiming {
  constructor(private readonly kind: string) {}
  get type(): string {
    return this.kind;
  }
}

interface Entry {
  url: string;
  state: unknown;
}

/** A window with its own history; its clock is Jest's. */
export class FakeWindow implements HistoryWindow {
  /** Every write, in order: `push /a`, `replace /b`; a write of the state alone has no URL. */
  readonly writes: string[] = [];
  /** URLs of other documents that the page navigated to. */
  readonly left: string[] = [];
  readonly scrolls: number[] = [];
  scrollY = 0;
  /** Lowest scroll position of the page, pixels. */
  lowest = Number.POSITIVE_INFINITY;
  /** undefined if the browser does not report it. */
  navigationType: string | undefined = 'navigate';
  /** Scroll position that the browser restores after a move to another entry. */
  restoresScrollTo: number | undefined;
  /** Number of writes to refuse, as browsers do if a page writes too often. */
  refusals = 0;
  private entries: Entry[];
  private index = 0;
  private readonly listeners = new Map<string, Set<(event: { persisted?: boolean }) => void>>();

  constructor(url: string) {
    this.entries = [{ url, state: null }];
  }

  /** Path, query and hash of every entry. */
  get urls(): string[] {
    return this.entries.map(({ url }) => url);
  }

  /** Index of the current entry, from 0. */
  get position(): number {
    return this.index;
  }

  get url(): string {
    return this.entry.url;
  }

  readonly location = ((self: FakeWindow) => ({
    get pathname() {
      return new URL(self.url, 'https://host.test').pathname;
    },
    get search() {
      return new URL(self.url, 'https://host.test').search;
    },
    get hash() {
      return new URL(self.url, 'https://host.test').hash;
    },
    assign: (url: string) => void self.left.push(url),
    replace: (url: string) => void self.left.push(`replace ${url}`),
  }))(this);

  readonly history = ((self: FakeWindow) => ({
    get state() {
      return self.entry.state;
    },
    pushState(state: unknown, _: string, url?: string) {
      self.write('push', url);
      self.entries = [...self.entries.slice(0, self.index + 1), { url: url ?? self.url, state }];
      self.index++;
    },
    replaceState(state: unknown, _: string, url?: string) {
      self.write('replace', url);
      self.entries[self.index] = { url: url ?? self.url, state };
    },
    // As in browsers, both happen a moment later.
    back: () => void setTimeout(() => self.go(-1), 5),
    forward: () => void setTimeout(() => self.go(1), 5),
  }))(this);

  readonly performance = {
    getEntriesByType: () => (this.navigationType === undefined ? [] : [new NavigationTiming(this.navigationType)]),
  };

  addEventListener(type: string, listener: (event: { persisted?: boolean }) => void): void {
    const all = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, all.add(listener));
  }

  removeEventListener(type: string, listener: (event: { persisted?: boolean }) => void): void {
    this.listeners.get(type)?.delete(listener);
  }

  setTimeout(callback: () => void, ms: number): unknown {
    return setTimeout(callback, ms);
  }

  clearTimeout(timer: unknown): void {
    clearTimeout(timer as NodeJS.Timeout | undefined);
  }

  scrollTo(_x: number, y: number): void {
    this.scrolls.push(y);
    this.scrollY = Math.min(y, this.lowest);
  }

  /** Presses the browser's back (-1) or forward (1) button; does nothing if there is no entry. */
  go(by: number): void {
    if (this.entries[this.index + by] === undefined) return;
    this.index += by;
    this.fire('popstate');
    if (this.restoresScrollTo !== undefined) this.scrollY = this.restoresScrollTo;
  }

  fire(type: 'popstate' | 'pageshow' | 'pagehide' | 'wheel', event: { persisted?: boolean } = {}): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }

  private get entry(): Entry {
    return this.entries[this.index]!;
  }

  private write(kind: 'push' | 'replace', url: string | undefined): void {
    if (this.refusals > 0) {
      this.refusals--;
      throw new Error('SecurityError: too many calls to the History API');
    }
    this.writes.push(url === undefined ? kind : `${kind} ${url}`);
  }
}
