import type { BrowserPlan } from '../../server/steps/document/browser-plan';
import type { Inspection } from '../../server/steps/inspection';
import { button, element } from './element';
import { type Finding, findingsIn } from './findings';
import type { Hydrations } from './hydrations';
import { outlineCss, panelCss } from './sheet';
import type { Shift } from './shifts';

type Slot = Inspection['slots'][number];

export interface PanelOptions {
  inspection: Inspection;
  plan: BrowserPlan;
  hydrations: Hydrations;
  shifts: readonly Shift[];
  /** Newest first. */
  events: readonly string[];
  /** Returns the findings of the gate for the last build of `fragment dev`; null if there is no result. */
  gate: () => readonly string[] | null;
  onClose: () => void;
}

/** Least interval between updates, ms. */
const refreshMs = 250;
const columns = [
  'Slot',
  'Fragment',
  'Version',
  'From',
  'Server',
  'Time',
  'Size',
  'Browser',
  'Contract',
  'Moved',
  'Marks',
];

/** The inspector's panel: a region at the lower edge that can be read, used by keyboard and closed with Escape. */
export class Panel {
  private readonly root = element('div');
  private readonly outlines = new CSSStyleSheet();
  private readonly toggle = button('Outlines', () => this.showOutlines(!this.outlined), { 'aria-pressed': 'true' });
  private readonly rows: readonly { slot: Slot; chooser: HTMLButtonElement; cells: HTMLTableCellElement[] }[];
  private readonly eventList = element('ol', { 'aria-label': 'Events, the newest first' });
  private readonly findingList = element('ul');
  private readonly eventsTitle = element('summary');
  private readonly findingsTitle = element('summary');
  private readonly gateList = element('ul');
  private readonly gateTitle = element('summary');
  private outlined = true;
  private chosen: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: PanelOptions) {
    const { inspection } = options;
    this.rows = inspection.slots.map((slot) => ({
      slot,
      chooser: button(slot.slot, () => this.choose(slot.slot), { 'aria-pressed': 'false' }),
      cells: columns.slice(1).map(() => element('td')),
    }));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelCss);
    const shadow = this.root.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    const panel = element('section', { 'aria-labelledby': 'title' }, this.header(), ...this.parts());
    panel.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
    shadow.append(panel);
    document.body.append(this.root);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.outlines];
    this.showOutlines(true);
    this.fill();
  }

  /** Schedules an update. */
  refresh(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.fill();
    }, refreshMs);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.root.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.outlines);
    this.options.onClose();
    document.querySelector<HTMLElement>('.fc-preview button')?.focus();
  }

  private header(): HTMLElement {
    const { page, contract } = this.options.inspection;
    return element(
      'header',
      {},
      element('h2', { id: 'title' }, 'Inspector'),
      element('p', {}, `${page} page, contract ${contract}`),
      this.toggle,
      button('Close', () => this.close()),
    );
  }

  private parts(): HTMLElement[] {
    const head = (names: readonly string[]) =>
      element('thead', {}, element('tr', {}, ...names.map((name) => element('th', { scope: 'col' }, name))));
    const body = this.rows.map(({ chooser, cells }) =>
      element('tr', {}, element('th', { scope: 'row' }, chooser), ...cells),
    );
    const slots = element('table', {}, head(columns), element('tbody', {}, ...body));
    const sourceRows = this.options.inspection.sources.map(({ name, required, outcome, ms }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, name),
        element('td', outcome === 'ok' ? {} : { class: 'bad' }, outcome ?? 'did not come in time'),
        element('td', {}, msText(ms)),
        element('td', {}, required ? 'required' : 'optional'),
      ),
    );
    const sources = element(
      'table',
      {},
      head(['Source', 'Outcome', 'Time', 'Need']),
      element('tbody', {}, ...sourceRows),
    );
    const part = (title: HTMLElement, content: HTMLElement) =>
      element('details', { open: '' }, title, element('div', { class: 'wide' }, content));
    return [
      part(element('summary', {}, `Slots (${this.rows.length})`), slots),
      part(element('summary', {}, `Sources (${sourceRows.length})`), sources),
      part(this.findingsTitle, this.findingList),
      ...(Object.keys(this.options.inspection.dev).length === 0 ? [] : [part(this.gateTitle, this.gateList)]),
      part(this.eventsTitle, this.eventList),
    ];
  }

  private fill(): void {
    const { plan, hydrations, shifts, events } = this.options;
    const findings = findingsIn(document);
    for (const { slot, cells } of this.rows) {
      const planned = plan.slots.find((one) => one.slot === slot.slot);
      const moved = shifts.filter(({ slots }) => slots.includes(slot.slot)).reduce((sum, { value }) => sum + value, 0);
      const marks = findings.filter((one) => one.slot === slot.slot).length;
      const texts = [
        `${slot.remote}/${slot.fragment}`,
        slot.version || 'none',
        slot.outcome === 'fallback' ? `fallback (${slot.from ?? 'nothing'})` : (slot.from ?? 'nothing'),
        outcomeText(slot),
        `${msText(slot.ms)}${slot.cached ? ' (cached)' : ''}`,
        slot.bytes === null ? '' : `${(slot.bytes / 1000).toFixed(1)} kB`,
        hydrations.of(slot.slot, planned?.hydrate),
        slot.contract ?? '',
        moved === 0 ? '' : moved.toFixed(3),
        marks === 0 ? '' : String(marks),
      ];
      for (const [index, cell] of cells.entries()) {
        const text = texts[index] ?? '';
        if (cell.textContent !== text) cell.textContent = text;
        cell.classList.toggle('bad', slot.reason !== null && columns[index + 1] === 'Server');
      }
    }
    this.findingsTitle.textContent = `Accessibility and layout (${findings.length + shifts.length})`;
    list(this.findingList, [...findings.map(findingText), ...shifts.map(shiftText)]);
    const gate = this.options.gate();
    this.gateTitle.textContent = gate === null ? 'Gate (has not checked this build yet)' : `Gate (${gate.length})`;
    list(this.gateList, gate ?? []);
    this.eventsTitle.textContent = `Events (${events.length})`;
    list(this.eventList, events);
  }

  private showOutlines(outlined: boolean): void {
    this.outlined = outlined;
    this.toggle.setAttribute('aria-pressed', String(outlined));
    // Padding, so that nothing stays hidden behind the panel.
    this.outlines.replaceSync(`body{padding-block-end:45vh}${outlined ? outlineCss(this.chosen) : ''}`);
  }

  /** Scrolls to a slot and highlights it; a second call removes the highlight. */
  private choose(slot: string): void {
    this.chosen = this.chosen === slot ? null : slot;
    for (const row of this.rows) row.chooser.setAttribute('aria-pressed', String(row.slot.slot === this.chosen));
    this.showOutlines(this.outlined);
    if (this.chosen !== null) document.querySelector(`[data-slot="${slot}"]`)?.scrollIntoView({ block: 'start' });
  }
}

function list(parent: HTMLElement, texts: readonly string[]): void {
  parent.replaceChildren(...texts.map((text) => element('li', {}, text)));
}

const msText = (ms: number | null) => (ms === null ? '' : `${ms.toFixed(1)} ms`);

function outcomeText({ outcome, reason, nested }: Slot): string {
  const what = outcome ?? (nested ? 'within its parent' : 'not made');
  return reason === null ? what : `${what}: ${reason}`;
}

const placeText = (slot: string | null) => slot ?? 'the site';
const findingText = ({ slot, what }: Finding) => `${placeText(slot)}: ${what}`;
const shiftText = ({ slots, value, at }: Shift) =>
  `${slots.map(placeText).join(', ') || 'unknown'} moved by ${value.toFixed(3)} at ${Math.round(at)} ms`;
