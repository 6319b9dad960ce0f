/**
 * `npm run gallery`: writes every component of `packages/ui` in its states, and every drawn vehicle, as pages in `dist/gallery`: one for each brand in
 * light and dark. They are files without script, to be opened in a browser, and are made of the samples that the components' tests render.
 * Another folder may be named.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, root } from './setup.mjs';

const ui = join(root, 'packages/ui/src');

/** Bundles the parts, with the components' styles. @returns the module and the style sheet */
async function bundle() {
  // Imported late: dependencies may have to be installed first.
  const { build } = await import('esbuild');
  const sheets = JSON.parse(readFileSync(join(ui, 'document/sheets.json'), 'utf8'));
  const imports = ['tokens.css', ...sheets.map((sheet) => `document/${sheet}`), 'dialog/dialog.css'].map(
    (path) => `import '${ui}/${path}';`,
  );
  const { outputFiles } = await build({
    stdin: { contents: [...imports, "export * from './gallery-parts';"].join('\n'), resolveDir: import.meta.dirname },
    outfile: 'gallery.mjs',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    external: ['/_shell/*'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    loader: { '.module.css': 'local-css' },
    plugins: [
      {
        name: 'all-rules-at-once',
        setup: (plugin) =>
          plugin.onLoad({ filter: /\.css$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(/@later\b/g, '@media all'),
            loader: path.endsWith('.module.css') ? 'local-css' : 'css',
          })),
      },
    ],
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  return { script: textOf('.mjs'), css: textOf('.css') };
}

const ofGallery = `
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 2rem; padding: 1.5rem; }
.gallery > section { min-inline-size: 0; }
.gallery > section > h2 { margin-block-end: .75rem; font-size: var(--fc-size-sm); color: var(--fc-color-muted); }
.gallery > section > div > p { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.gallery > section > div > * + * { margin-block-start: .75rem; }
.gallery [role="status"] { position: static; }
.gallery dialog { position: static; display: grid; margin: 0; block-size: auto; max-inline-size: 100%; }
.gallery .fc-until-alive { display: none; }
.gallery .vehicles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .25rem; }
.gallery .vehicles img { inline-size: 100%; background: var(--fc-studio); }
.gallery .wide { grid-column: 1 / -1; }
`;

/** Writes the pages. @param out an absolute path of a folder, which is emptied first @returns their paths */
export async function writeGallery(out) {
  const { script, css } = await bundle();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const module = join(out, 'parts.mjs');
  writeFileSync(module, script);
  const { brands, themeCss, html, parseVehicleImageUrl, vehicleShapes, vehicleSvg, vehicleViews } = await import(
    module
  );
  rmSync(module);
  const drawn = (url) => `data:image/svg+xml,${encodeURIComponent(vehicleSvg(parseVehicleImageUrl(url)))}`;
  const withDrawings = (text) => text.replace(/\/_shell\/vehicles\/[\w/-]+\.svg/g, drawn);
  const vehicles = vehicleShapes.map((shape) => {
    const views = Object.keys(vehicleViews).map(
      (view) =>
        `<img src="/_shell/vehicles/${shape}/BLUE/${view}.svg" alt="${shape}, ${view}" width="300" height="200">`,
    );
    return [shape, `<div class="vehicles">${views.join('')}</div>`];
  });
  const sections = [...html, ...vehicles].map(
    ([name, inner]) => `<section><h2>${name}</h2>${withDrawings(inner)}</section>`,
  );
  writeFileSync(
    join(out, 'gallery.css'),
    css + brands.map(({ id, theme }) => themeCss(id, theme)).join('\n') + ofGallery,
  );
  const pages = brands.flatMap(({ id, name }) => ['light', 'dark'].map((mode) => ({ id, name, mode })));
  const pathOf = ({ id, mode }) => `${id}-${mode}.html`;
  const links = pages.map((page) => `<li><a href="${pathOf(page)}">${page.name}, ${page.mode}</a></li>`).join('');
  return pages.map((page) => {
    const path = join(out, pathOf(page));
    writeFileSync(
      path,
      `<!doctype html><html lang="en" data-theme="${page.id}" style="color-scheme:${page.mode}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>Components of ${page.name}, ${page.mode}</title>` +
        `<link rel="stylesheet" href="gallery.css"><body class="fc-page"><main class="gallery">` +
        `<nav class="wide" aria-label="Brands"><h1>Components of ${page.name}, ${page.mode}</h1><ul>${links}</ul></nav>${sections.join('')}</main>`,
    );
    return path;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  const out = process.argv[2] ?? join(root, 'dist/gallery');
  for (const path of await writeGallery(out)) console.log(relative(process.cwd(), path));
}
