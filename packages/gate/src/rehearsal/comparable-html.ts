import { type Manifest, manifestPath } from '@forecourt/contracts';

/** A version with its files, as it was uploaded or published. */
export interface Version {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Returns functions for the HTML of two versions, without what differs only because they are two: the version in addresses of their files, and
 * class names of a stylesheet that has changed. Such a name is a hash of the sheet and the place of the class in it; the place stays.
 */
export function comparableHtml(before: Version, after: Version): [before: Comparable, after: Comparable] {
  const [old, young] = [classNames(before), classNames(after)];
  return [comparable(before, minus(old, young)), comparable(after, minus(young, old))];
}

export type Comparable = (html: string) => string;

function comparable({ manifest: { name, version } }: Version, own: ReadonlySet<string>): Comparable {
  const folder = `/${name}/${version}/`;
  const anyFolder = `/${name}/*/`;
  return (html) => {
    const moved = html.replaceAll(folder, anyFolder);
    if (own.size === 0) return moved;
    return moved.replace(
      / class="([^"]*)"/g,
      (_, names: string) =>
        ` class="${names
          .split(' ')
          .map((one) => (own.has(one) ? placeOf(one) : one))
          .join(' ')}"`,
    );
  };
}

/** Number of characters of a class name that are the hash of its sheet. */
const hashLength = 4;

/** The place of a class in its sheet: `Ab3x0` → `~0`; of a sheet that is not minified its name, `panel_Ab3x` → `~panel`. */
const placeOf = (name: string) => (/_\w{4}$/.test(name) ? `~${name.slice(0, -5)}` : `~${name.slice(hashLength)}`);

function classNames({ manifest, files }: Version): Set<string> {
  const paths = Object.keys(manifest.files).filter((path) => path !== manifestPath && path.endsWith('.css'));
  const sheets = paths.map((path) => Buffer.from(files.get(path) ?? new Uint8Array()).toString());
  return new Set(sheets.flatMap((css) => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)));
}

const minus = (all: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...all].filter((name) => !others.has(name)));
