import type { PageView } from '@forecourt/contracts';
import fc from 'fast-check';
import { type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineFragment } from '../define-fragment';
import { useView } from '../environment';
import { useEmit, useSource } from '../hooks';
import { OverlayLink } from '../overlay/overlay-link';
import { renderOnServer } from '../server';
import { Slot } from '../slot';
import { Cell } from './cell';
import { compareCells } from './cell-store';

const viewOf = (url: string, brand = 'main') =>
  ({ url, page: 'results', params: {}, data: {}, brand: { id: brand } }) as unknown as PageView;

let content: ReactNode;
const It = () => <ul>{content}</ul>;
const Nothing = () => null;
const fragment = defineFragment({ name: 'it', needs: [], hydrate: 'never', Component: It, Fallback: Nothing });

/** Renders a fragment with a cell on the server. */
function show(cell: ReactNode, view = viewOf('/a')): string {
  content = cell;
  return renderOnServer({ fragment, view, slot: 'it' }).html;
}

let times = 0;
function Line({ text }: { text: string }): ReactNode {
  times += 1;
  return <li>{text}</li>;
}
const One = () => <li>1</li>;
const Two = () => <li>2</li>;
function Act({ onPress }: { onPress(): void }): ReactNode {
  useEmit();
  return (
    <li>
      <button type="button" onClick={onPress} />
      <OverlayLink name={'mfe-a/share' as never} props={{ listing: 7 }}>
        Share
      </OverlayLink>
    </li>
  );
}
let left = 'a';
const Lying = () => <li>{left}</li>;

test('a cell is rendered once for the same props and brand, on whatever page it stands', () => {
  const line = (text: string) => <Cell of={Line} props={{ text }} />;
  expect(show(line('<b>'))).toBe('<ul><li>&lt;b&gt;</li></ul>');
  expect(show(line('<b>'), viewOf('/b'))).toBe('<ul><li>&lt;b&gt;</li></ul>');
  expect(times).toBe(1);
  show(line('c'));
  show(line('c'), viewOf('/a', 'other'));
  expect(times).toBe(3);
});

test('cells of two components with the same props are two', () => {
  expect(
    show(
      <>
        <Cell of={One} props={{}} />
        <Cell of={Two} props={{}} />
      </>,
    ),
  ).toBe('<ul><li>1</li><li>2</li></ul>');
});

test('text of a page cannot pose as the place of a cell', () => {
  const text = '<fc-cell n="0"></fc-cell>';
  expect(
    show(
      <>
        <Cell of={One} props={{}} />
        <p title={text}>{text}</p>
      </>,
    ),
  ).not.toContain('<fc-cell');
});

test('handlers of a cell may emit, and a link to an overlay in it holds no page', () => {
  const html = show(<Cell of={Act} props={{ onPress() {} }} />);
  expect(html).toContain('href="/cars-for-sale/overlay/mfe-a/share?props=%7B%22listing%22%3A7%7D"');
});

let linked = 0;
function Linked({ text, href }: { text: string; href: string }): ReactNode {
  linked += 1;
  return (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
}

test('a cell passes on texts of its page, and is still rendered once for all pages', () => {
  const to = (href: string) => show(<Cell of={Linked} props={{ text: 'x' }} page={{ href }} />);
  expect(to('/a?b="&c=<d>\'')).toBe('<ul><li><a href="/a?b=&quot;&amp;c=&lt;d&gt;&#x27;">x</a></li></ul>');
  expect(to('/e')).toBe('<ul><li><a href="/e">x</a></li></ul>');
  expect(linked).toBe(1);
});

test('a text of the page is written as React writes it', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '/', '&', '<', '>', '"', "'", '$&', '$1', '\u2019', ' ', ':') });
  fc.assert(
    fc.property(texts, (text) => {
      const direct = renderToStaticMarkup(<Linked text="y" href={`/${text}`} />);
      expect(show(<Cell of={Linked} props={{ text: 'y' }} page={{ href: `/${text}` }} />)).toBe(`<ul>${direct}</ul>`);
    }),
  );
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'JAVASCRIPT\t:alert(1)'])(
  'a text of the page that is a script is refused: %j',
  (href) => {
    expect(() => show(<Cell of={Linked} props={{ text: 'x' }} page={{ href }} />)).toThrow('is a script');
  },
);

const Changing = ({ href }: { href: string }) => <li title={href.toUpperCase()} />;

test('a cell that changes a text of its page is found while cells are compared', () => {
  const cell = <Cell of={Changing} props={{}} page={{ href: '/a' }} />;
  expect(() => show(cell)).not.toThrow();
  Reflect.set(globalThis, compareCells, true);
  try {
    expect(() => show(<Cell of={Linked} props={{ text: 'x' }} page={{ href: '/a?b&c' }} />)).not.toThrow();
    expect(() => show(cell)).toThrow('The cell Changing changes a text of its page');
  } finally {
    Reflect.deleteProperty(globalThis, compareCells);
  }
});

const Address = () => <li>{useView().url}</li>;
const Search = () => <li>{JSON.stringify(useView().state)}</li>;
const Day = () => <li>{useView().today}</li>;
const Data = () => <li>{String(useSource('listing' as never))}</li>;
const Nest = () => <Slot name={'grid-ad' as never} />;
const Identified = () => <li id={useId()} />;

const impure: Readonly<Record<string, [component: (props: { call(): string }) => ReactNode, reason: string]>> = {
  'the address': [Address, 'reads the page’s `url`'],
  'the search': [Search, 'reads the page’s `state`'],
  'the day': [Day, 'reads the page’s `today`'],
  'the data of a source': [Data, 'reads data by'],
  'a place of its own': [Nest, 'reads the host’s `nestSlot`'],
  'an id of React’s': [Identified, 'uses useId'],
  'a function of its props': [({ call }) => <li>{call()}</li>, 'calls a function of its props'],
  'a picture that is fetched first': [() => <img src="/a.svg" alt="" fetchPriority="high" />, 'fetched first'],
  'text beside others’': [() => 'text', 'begins or ends with text'],
};

test.each(Object.entries(impure))('a cell that reads or has %s is refused', (_what, [of, reason]) => {
  expect(() => show(<Cell of={of} props={{ call: () => 'x' }} />)).toThrow(reason);
});

test('a cell that reads what a page left in a variable is found while cells are compared', () => {
  expect(show(<Cell of={Lying} props={{}} />)).toContain('a');
  left = 'b';
  Reflect.set(globalThis, compareCells, true);
  try {
    expect(() => show(<Cell of={Lying} props={{}} />)).toThrow('The cell Lying renders differently on two pages');
  } finally {
    Reflect.deleteProperty(globalThis, compareCells);
  }
});
