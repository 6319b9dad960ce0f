import type { PageView } from '@forecourt/contracts';
import type { PageData } from './data';

/** HTML of a slot that is not hydrated. */
interface Served {
  nodes: DocumentFragment;
  outcome: string | undefined;
  /** `late` if it came after the page's first view. */
  arrived: string | undefined;
  /** The view that it was rendered with; null for the page's first. */
  view: PageView | null;
}

/** HTML by search; the same through all added pages of that search. */
type Key = NonNullable<PageData['html']>;

/** A slot as the HTML in its element was rendered. */
export interface ServedSlot {
  element: HTMLElement;
  /** The view that its HTML was rendered with; null for the page's first. */
  from: PageView | null;
  /** The search that its HTML shows; undefined for that of the document. */
  of?: Key | undefined;
}

/** Changes the HTML of slots that are not hydrated, and retains what each showed for back and forward (R74). */
export class ServedHtml {
  private readonly kept = new WeakMap<Key, Map<string, Served>>();
  private shown: Key = [];
  private readonly first = this.shown;
  private readonly region = document.createElement('div');

  constructor() {
    Object.assign(this.region, { className: 'fc-hidden', role: 'status' });
    document.body.append(this.region);
  }

  /** Whether the shown search is another than that of the document. */
  get hasLeft(): boolean {
    return this.shown !== this.first;
  }

  /** Whether the HTML of a slot is that of the shown search. */
  isShown({ of = this.first }: ServedSlot): boolean {
    return of === this.shown;
  }

  /**
   * Shows the HTML of other data in slots.
   * @param view of the data, as the server rendered it
   * @param change called for each slot with the function that replaces its HTML, which returns whether there is any
   */
  show(
    { html = this.first }: PageData,
    view: PageView,
    slots: readonly ServedSlot[],
    change: (slot: ServedSlot, replace: () => boolean) => void,
  ): void {
    if (html === this.shown) return;
    const before = this.shown;
    this.shown = html;
    for (const slot of slots) change(slot, () => this.replace(slot, before, view));
    this.announce(slots);
  }

  /** Announces the status messages of slots: screen readers ignore one that enters the page together with its text. */
  private announce(slots: readonly ServedSlot[]): void {
    const messages = slots.flatMap(({ element }) => [...element.querySelectorAll('[role=status]:not(:empty)')]);
    this.region.textContent = messages.map(({ textContent }) => textContent).join(' ');
  }

  private replace(slot: ServedSlot, before: Key, view: PageView): boolean {
    const { element } = slot;
    const { slot: name = '', outcome, arrived } = element.dataset;
    const nodes = document.createDocumentFragment();
    nodes.append(...element.childNodes);
    this.servedAt(before).set(name, { nodes, outcome, arrived, view: slot.from });

    const next = this.servedAt(this.shown).get(name) ?? this.made(name, view);
    element.replaceChildren(...(next?.nodes.childNodes ?? []));
    element.dataset.outcome = next?.outcome ?? 'ok';
    if (next?.arrived === undefined) delete element.dataset.arrived;
    else element.dataset.arrived = next.arrived;
    slot.from = next?.view ?? null;
    slot.of = this.shown;
    return next !== undefined;
  }

  private made(name: string, view: PageView): Served | undefined {
    const made = this.shown.find(({ slot }) => slot === name);
    if (made === undefined) return undefined;
    const template = document.createElement('template');
    template.innerHTML = made.html;
    return { nodes: template.content, outcome: made.outcome, arrived: undefined, view };
  }

  private servedAt(key: Key): Map<string, Served> {
    const kept = this.kept.get(key) ?? new Map<string, Served>();
    this.kept.set(key, kept);
    return kept;
  }
}
