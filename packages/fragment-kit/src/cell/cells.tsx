import type { BrandView, FragmentHost } from '@forecourt/contracts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CellRoot } from '../environment';
import { CellStore } from './cell-store';

type Component = ComponentType<object>;

const store = new CellStore();
/** Numbers of components and brands in keys; a number is never given twice. */
const components = new WeakMap<Component, number>();
const brands = new WeakMap<BrandView, string>();
let lastNumber = 0;

/** Prefix of React's ids in a cell, by which they are found. */
const idMark = 'id-of-a-cell-';
/** The place of a cell in its fragment's HTML. No text can contain it, because React escapes `<`. */
const places = /<fc-cell n="(\d+)"><\/fc-cell>/g;

/** The cells of one fragment while the server renders it: their places first, their HTML when the fragment is complete. */
export class Cells {
  private readonly placed: { of: Component; props: object }[] = [];

  constructor(private readonly host: FragmentHost) {}

  /** Returns the element that marks a cell's place. */
  place(of: Component, props: object): ReactNode {
    return createElement('fc-cell', { n: this.placed.push({ of, props }) - 1 });
  }

  /** Returns a fragment's HTML with its cells in their places. @throws what a cell throws, or why it is none */
  fill(html: string): string {
    if (this.placed.length === 0) return html;
    return html.replace(places, (place, number: string) => {
      const cell = this.placed[Number(number)];
      return cell === undefined ? place : this.htmlOf(cell);
    });
  }

  private htmlOf({ of, props }: { of: Component; props: object }): string {
    const { brand } = this.host.view;
    const json = JSON.stringify(props);
    const handlers = Object.entries(props).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    const key = `${numberOf(of)} ${handlers} ${brandKey(brand)} ${json}`;
    return store.take(key, nameOf(of), () => this.render(of, json, handlers));
  }

  /** Renders a cell from what is in its key, so that it cannot depend on anything else in its props. */
  private render(of: Component, json: string, handlers: readonly string[]): string {
    const name = nameOf(of);
    const uncalled = () => {
      throw new Error(
        `The cell ${name} calls a function of its props while it renders; only handlers and effects may.`,
      );
    };
    const props = { ...(JSON.parse(json) as object), ...Object.fromEntries(handlers.map((each) => [each, uncalled])) };
    const html = renderToString(
      <CellRoot host={this.host} brand={this.host.view.brand}>
        {createElement(of, props)}
      </CellRoot>,
      { identifierPrefix: idMark },
    );
    if (html.includes(idMark)) throw new Error(`The cell ${name} uses useId; make ids from its props.`);
    if (html.startsWith('<link rel="preload"'))
      throw new Error(`The cell ${name} has a picture that is fetched first; render that one outside of cells.`);
    if (html !== '' && !(html.startsWith('<') && html.endsWith('>')))
      throw new Error(`The cell ${name} begins or ends with text; put it into an element.`);
    return html;
  }
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

function brandKey(brand: BrandView): string {
  const known = brands.get(brand);
  if (known !== undefined) return known;
  const key = JSON.stringify(brand);
  brands.set(brand, key);
  return key;
}
