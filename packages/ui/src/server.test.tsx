/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import * as ui from './index';
import { samples } from './testing/samples';

test('every component has a sample', () => {
  const components = Object.entries(ui)
    .filter(([name, value]) => /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value))
    .map(([name]) => name);
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

describe.each(Object.entries(samples))('%s on the server', (_name, sample) => {
  test('renders without a style attribute, which the security policy would refuse', () => {
    const html = renderToString(sample);
    expect(html.length).toBeGreaterThan(10);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('[object');
  });

  test('renders the same HTML twice', () => {
    expect(renderToString(sample)).toBe(renderToString(sample));
  });
});

test('the index imports every stylesheet, so that all remotes emit the same one', () => {
  const index = readFileSync(join(__dirname, 'index.ts'), 'utf8');
  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(modules.length).toBeGreaterThan(20);
  for (const file of modules) expect(index).toContain(`import './${file}';`);
});

test('every icon has a drawing of its own, and the stylesheet has no other', () => {
  const css = readFileSync(join(__dirname, 'icon/icon.module.css'), 'utf8');
  const drawn = [
    ...css.matchAll(/data-icon="([\w-]+)"\] \{\n +--icon: url\("data:image\/svg\+xml,<svg [^"]+<\/svg>"\);/g),
  ];
  expect(drawn.map(([, name]) => name)).toEqual(ui.iconNames);
  expect(new Set(drawn.map(([rule]) => rule.split('--icon')[1])).size).toBe(drawn.length);
});

test('every rule of a component is in the layer fc-ui, so that a class of a fragment overrides it', () => {
  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  for (const file of modules)
    expect(readFileSync(join(__dirname, file), 'utf8')).toMatch(/^@layer fc-ui \{\n[\s\S]*\n\}\n$/);
});

test('no stylesheet loads anything but the brand’s mark, which every page has as its icon; drawings are inlined', () => {
  const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  for (const file of sheets)
    expect(readFileSync(join(__dirname, file), 'utf8')).not.toMatch(
      /url\((?!"(?:data:image\/svg|\/_shell\/icon\.svg"))|@import|@font-face/,
    );
});

test('carousel buttons need script: without it the row scrolls natively', () => {
  const html = renderToString(samples.Carousel);
  expect(html).not.toContain('<button');
  expect(html).toContain('tabindex="0"');
});
