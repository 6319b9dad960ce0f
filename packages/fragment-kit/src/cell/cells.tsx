import type { BrandView, FragmentHost } from '@forecourt/contracts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type CellPlaces, CellRoot, type PlacedCell } from '../environment';
import { CellStore, compareCells } from './cell-store';
import { fillTexts, standIns } from './page-texts';

type Component = ComponentType<object>;

const store = new CellStore();
/** Numbers of components and brands in keys; a number is never given twice. */
const components = new WeakMap<Component, number>();
const brands = new WeakMap<BrandView, number>();
/** By the brand's view as JSON: each page has an object of its own. */
const brandNumbers = new Map<string, number>();
const mostBrands = 100;
let lastNumber = 0;

/** Prefix of React's ids in a cell, by which they are found. */
const idMark = 'id-of-a-cell-';
/** The place of a cell in its fragment's HTML. No text can contain it, because React escapes `<`. */
const places = /<fc-cell n="(\d+)"><\/fc-cell>/g;

/** A cell in its place, with its props as JSON. */
interface Placed extends PlacedCell {
  json: string;
}

/** The cells of one fragment while the server renders it: their places first, their HTML when the fragment is complete. */
export class Cells implements CellPlaces {
  private readonly placed: Placed[] = [];

  constructor(private readonly host: FragmentHost) {}

  place(cell: PlacedCell): ReactNode {
    const json = JSON.stringify(cell.props);
    return createElement('fc-cell', { n: this.placed.push({ ...cell, json }) - 1 });
  }

  /** Returns a fragment's HTML with its cells in their places. @throws what a cell throws, or why it is none */
  fill(html: string): string {
    if (this.placed.length === 0) return html;
    const keys = this.placed.map((cell) => this.keyOf(cell));
    const htmlOf = new Map<string, string>();
    const missing = new Map<string, Placed>();
    for (const [at, key] of keys.entries()) {
      const known = store.get(key);
      if (known === undefined) missing.set(key, this.placed[at]!);
      else htmlOf.set(key, known);
    }
    const made = this.render([...missing.values()].map((cell) => ({ ...cell, page: standIns(cell.page) })));
    for (const [at, [key, { of }]] of [...missing].entries()) {
      store.keep(key, nameOf(of), made[at]!);
      htmlOf.set(key, made[at]!);
    }
    const filled = this.placed.map(({ page }, at) => fillTexts(htmlOf.get(keys[at]!) ?? '', page));
    if (Reflect.has(globalThis, compareCells)) this.compare(filled);
    return html.replace(places, (place, number: string) => filled[Number(number)] ?? place);
  }

  /** @throws if a cell does more with a text of the page than to pass it on */
  private compare(filled: readonly string[]): void {
    for (const [at, html] of this.render(this.placed).entries())
      if (html !== filled[at])
        throw new Error(
          `The cell ${nameOf(this.placed[at]!.of)} changes a text of its page: it may only pass it on, as the whole value of an attribute.`,
        );
  }

  private keyOf({ of, props, page, json }: Placed): string {
    const names = page === undefined ? '' : Object.keys(page);
    return `${numberOf(of)} ${handlersOf(props)} ${names} ${brandKey(this.host.view.brand)} ${json}`;
  }

  /** Renders cells, all at once because each start of React costs as much as a small cell. */
  private render(cells: readonly Placed[]): string[] {
    if (cells.length === 0) return [];
    const { host } = this;
    const html = renderToString(
      <CellRoot host={host} brand={host.view.brand}>
        {cells.map((cell, at) => createElement('fc-cell', { key: at }, createElement(cell.of, keyedProps(cell))))}
      </CellRoot>,
      { identifierPrefix: idMark },
    );
    if (!html.startsWith(begin))
      throw new Error('A cell has a picture that is fetched first; render that one outside of cells.');
    const pieces = html.slice(begin.length, -end.length).split(end + begin);
    if (pieces.length !== cells.length) throw new Error('A cell renders the place of another one.');
    for (const [at, piece] of pieces.entries()) {
      const name = nameOf(cells[at]!.of);
      if (piece.includes(idMark)) throw new Error(`The cell ${name} uses useId; make ids from its props.`);
      if (piece !== '' && !(piece.startsWith('<') && piece.endsWith('>')))
        throw new Error(`The cell ${name} begins or ends with text; put it into an element.`);
    }
    return pieces;
  }
}

const begin = '<fc-cell>';
const end = '</fc-cell>';

const handlersOf = (props: object): string[] =>
  Object.entries(props).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** Returns the props as a cell's key has them, so that its HTML cannot depend on anything else in them. */
function keyedProps({ of, props, page, json }: Placed): object {
  const uncalled = () => {
    throw new Error(
      `The cell ${nameOf(of)} calls a function of its props while it renders; only handlers and effects may.`,
    );
  };
  return {
    ...(JSON.parse(json) as object),
    ...Object.fromEntries(handlersOf(props).map((name) => [name, uncalled])),
    ...page,
  };
}

function nameOf(of: Component & { type?: { name?: string } }): string {
  return of.displayName ?? of.name ?? of.type?.name ?? 'without a name';
}

function numberOf(of: Component): number {
  const known = components.get(of);
  if (known !== undefined) return known;
  lastNumber += 1;
  components.set(of, lastNumber);
  return lastNumber;
}

function brandKey(brand: BrandView): number {
  const known = brands.get(brand);
  if (known !== undefined) return known;
  const json = JSON.stringify(brand);
  if (brandNumbers.size >= mostBrands) brandNumbers.clear();
  const number = brandNumbers.get(json) ?? ++lastNumber;
  brandNumbers.set(json, number);
  brands.set(brand, number);
  return number;
}
