/** Every state of a remote's fragments as static HTML: a document for each state in light and in dark, and one page that frames them all. */
import { stateModes as modes, type State, type States, stateWidths as widths } from '@forecourt/contracts/states';

/** What the pages are made of besides the states. */
export interface Subject {
  /** `mfe-recalls@1.0.0` */
  key: string;
  /** Stylesheets by fragment, relative to the gallery. */
  css: Readonly<Record<string, readonly string[]>>;
  /** Origin of a running site, for the pictures that it serves; null to leave them out. */
  site: string | null;
}

/** Returns the text of each file by its path. */
export function galleryPages({ states, brands, css }: States, subject: Subject): Map<string, string> {
  const files = new Map([['page.css', css + brands.map((brand) => brand.css).join('\n')]]);
  const framed = states.flatMap((state, index) =>
    state.html === '' ? [] : [{ state, path: (mode: string) => `states/${index}-${mode}.html` }],
  );
  for (const { state, path } of framed)
    for (const mode of modes) files.set(path(mode), stateDocument(state, mode, subject));
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const fragments = [...new Set(states.map(({ fragment }) => fragment))].sort();
  const sections = fragments.map((fragment) => {
    const own = framed.filter(({ state }) => state.fragment === fragment);
    const figures = own.flatMap(({ state, path }) =>
      modes.map((mode) => figureOf(state, mode, path(mode), names.get(state.brand) ?? '')),
    );
    const empty = states.filter((state) => state.fragment === fragment && state.html === '');
    const items = empty.map(({ brand, pages }) => `<li>${escapeText(captionOf(names.get(brand) ?? '', pages))}</li>`);
    const list = items.length === 0 ? '' : `<h3>Renders nothing</h3><ul>${items.join('')}</ul>`;
    return `<section id="${fragment}"><h2>${fragment}</h2>${figures.join('')}${list}</section>`;
  });
  const links = fragments.map((fragment) => `<li><a href="#${fragment}">${fragment}</a></li>`).join('');
  const heading = `${subject.key}, every state`;
  files.set(
    'index.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title>` +
      `<style>${pageStyle}</style><body><h1>${heading}</h1><nav aria-label="Fragments"><ul>${links}</ul></nav>${sections.join('')}`,
  );
  return files;
}

const pageStyle =
  'body{font-family:system-ui;margin:1rem}figure{margin:0 0 2rem}figcaption{margin-block-end:.5rem}.frames{display:flex;gap:1rem;overflow-x:auto}iframe{flex:none;block-size:30rem;border:1px solid #888;resize:vertical}';

const captionOf = (where: string, pages: State['pages']) => `${where}: shown ${pages.join('; ')}`;

function figureOf({ pages }: State, mode: string, path: string, brand: string): string {
  const caption = captionOf(`${brand}, ${mode}`, pages);
  const frames = widths.map(
    (width) =>
      `<iframe loading="lazy" src="${path}" width="${width}" title="${escapeText(`${caption}, ${width} pixels wide`)}"></iframe>`,
  );
  return `<figure><figcaption>${escapeText(caption)}</figcaption><div class="frames">${frames.join('')}</div></figure>`;
}

/** Scripts do not run in it: it is the server's HTML, as a visitor without script sees it. */
function stateDocument({ fragment, brand, html, failure }: State, mode: string, { css, site }: Subject): string {
  const links = ['page.css', ...(css[fragment] ?? [])].map((path) => `<link rel="stylesheet" href="../${path}">`);
  const shown =
    html === undefined
      ? `<p role="alert">It failed: ${escapeText(failure ?? 'for no known reason')}</p>`
      : withPictures(html, site);
  return (
    `<!doctype html><html lang="en-US" data-theme="${brand}" style="color-scheme:${mode}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="script-src 'none'">` +
    `<title>${fragment}</title>${links.join('')}</head><body class="fc-page"><main>${shown}</main>`
  );
}

/** Makes the addresses of the site's own pictures absolute. */
function withPictures(html: string, site: string | null): string {
  return site === null
    ? html
    : html.replaceAll(/ (src|srcset)="(\/[^/])/g, (_, name, begin) => ` ${name}="${site}${begin}`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
