import type { Upload } from '../check-upload';
import { type HandWritten, ownSource, remoteOf, text } from './upload';

/** Fragments that may go into every page, each of another kind; each is a remote of its own. */
const fragments: Readonly<Record<string, HandWritten>> = {
  'plain text': { component: text("'Hello'") },
  nothing: { component: '() => null' },
  'escaped text': { component: text('\'<script>alert("x")</script> & more\'') },
  'a source': {
    needs: ['listing'],
    component: text("String(kit.useSource('listing')?.totalResultCount ?? 'none')").replace('() =>', '() =>'),
  },
  'a source from its props': {
    needs: ['vehicle'],
    component: "({ data }) => jsx('h2', { children: data.vehicle?.listing.title ?? 'Gone' })",
  },
  'several sources': {
    needs: ['similar', 'showcase'],
    component:
      "({ data }) => jsxs('ul', { children: [jsx('li', { children: String(data.similar?.listings.length ?? 0) }), jsx('li', { children: String(data.showcase?.listings.length ?? 0) })] })",
  },
  'a list with keys': {
    needs: ['listing'],
    component:
      "({ data }) => jsx('ul', { children: (data.listing?.listings ?? []).map((car) => jsx('li', { children: jsx('a', { href: car.vdpBaseUrl, children: car.title }) }, car.id)) })",
  },
  'a brand’s flag': { component: "({ brand }) => brand.flags.ads ? jsx('p', { children: brand.name }) : null" },
  'the day of the page': { component: text('kit.useView().today') },
  'a number in a language that it names': {
    component: text("new Intl.NumberFormat('en-US').format(12345.6)"),
  },
  'a day in a language and a zone that it names': {
    component: text("new Date('2026-11-22T00:00:00Z').toLocaleDateString('en-US', { timeZone: 'UTC' })"),
  },
  'an id of React’s': {
    component:
      "() => { const id = React.useId(); return jsxs('div', { children: [jsx('label', { htmlFor: id, children: 'ZIP' }), jsx('input', { id })] }); }",
  },
  'a state': {
    component:
      "() => { const [open, setOpen] = React.useState(false); return jsx('button', { type: 'button', 'aria-expanded': open, onClick: () => setOpen(!open), children: 'More' }); }",
  },
  'an effect that needs a browser': {
    component:
      "() => { const [wide, setWide] = React.useState(false); React.useEffect(() => { setWide(window.matchMedia('(min-width: 60rem)').matches); setTimeout(() => {}, 10); }, []); return jsx('p', { children: wide ? 'wide' : 'narrow' }); }",
  },
  'a form': {
    component:
      "() => jsxs('form', { action: '/cars-for-sale/all', children: [jsx('input', { name: 'zip', 'aria-label': 'ZIP' }), jsx('button', { children: 'Go' })] })",
  },
  'a nested slot': {
    slots: ['grid-ad'],
    component: "() => jsx('div', { children: jsx(kit.Slot, { name: 'grid-ad' }) })",
  },
  'a picture': {
    component: "() => jsx('img', { src: '/x.svg', alt: 'A car', width: 64, height: 42, loading: 'lazy' })",
  },
  'a drawing': {
    component:
      "() => jsx('svg', { viewBox: '0 0 8 8', role: 'img', 'aria-label': 'Dot', children: jsx('circle', { cx: 4, cy: 4, r: 3 }) })",
  },
  'a table': {
    component:
      "() => jsx('table', { children: jsx('tbody', { children: jsxs('tr', { children: [jsx('th', { scope: 'row', children: 'Doors' }), jsx('td', { children: '4' })] }) }) })",
  },
  'a clock in an effect only': {
    component:
      "() => { const [now, setNow] = React.useState(''); React.useEffect(() => setNow(String(Date.now() + Math.random())), []); return jsx('output', { children: now }); }",
  },
  'a day that the state says': { component: text("new Date('2026-11-22T00:00:00Z').toISOString()") },
  'an error of its own that is caught': {
    component: "() => { try { throw new Error('x'); } catch { return jsx('p', { children: 'mended' }); } }",
  },
  'a table that is made once': {
    component: `(() => { let table; return () => { table ??= new Array(1e6).fill(7); return jsx('p', { children: String(table[3]) }); }; })()`,
  },
  'a bounded memory': {
    component: `(() => { const last = []; return () => { last.push(new Array(1000).fill(1)); if (last.length > 50) last.shift(); return jsx('p', { children: 'x' }); }; })()`,
  },
  'a context': {
    component:
      "(() => { const Colour = React.createContext('red'); const Inner = () => jsx('em', { children: React.useContext(Colour) }); return () => jsx(Colour.Provider, { value: 'blue', children: jsx(Inner, {}) }); })()",
  },
};

const ofFragment = Object.entries(fragments).map(([what, panel]): [string, Upload] => [
  what,
  remoteOf('mfe-good', '1.0.0', { panel }),
]);

/** Remotes that pass the gate, by their features. */
export const goodRemotes: readonly [what: string, upload: Upload][] = [
  ...ofFragment,
  [
    'a source of its own',
    remoteOf(
      'mfe-good',
      '1.0.0',
      { panel: { needs: ['rates'], component: "({ data }) => jsx('p', { children: data.rates?.apr ?? 'No rate' })" } },
      ownSource([{ apr: 4 }]),
    ),
  ],
  [
    'two fragments',
    remoteOf('mfe-good', '1.0.0', { list: fragments['a list with keys']!, form: fragments['a form']! }),
  ],
];
