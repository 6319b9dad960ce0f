/** The interfaces of remotes as TypeScript declarations, which merge with those of this package. */
import type { RemoteInterface } from './interface';
import { keyOf, typeOfShape } from './shape-type';

/** One version's interface, under the name of its remote. */
export interface NamedInterface extends RemoteInterface {
  remote: string;
}

type Member = readonly [name: string, type: string];

/** Returns declarations of the names that a remote brings, for its own code; empty if it brings none. @param heading the first line's comment */
export function ownDeclarations(heading: string, own: NamedInterface): string {
  return moduleText(heading, [
    ...namesOf([own]),
    ...declared(
      'Sources',
      Object.entries(own.sources).map(([name, shape]) => [name, typeOfShape(shape)]),
    ),
  ]);
}

/**
 * Returns declarations of what several remotes offer to the code of another one. Their sources are declared by remote: no other remote may need
 * them.
 */
export function liveDeclarations(heading: string, live: readonly NamedInterface[]): string {
  const sources = live.flatMap(({ remote, sources }): Member[] => {
    const members = Object.entries(sources).map(([name, shape]) => `readonly ${keyOf(name)}: ${typeOfShape(shape)}`);
    return members.length === 0 ? [] : [[remote, `{ ${members.sort().join('; ')} }`]];
  });
  return moduleText(heading, [...namesOf(live), ...declared('RemoteSources', sources)]);
}

function namesOf(remotes: readonly NamedInterface[]): string[] {
  const overlays = remotes.flatMap(({ remote, overlays }) =>
    Object.entries(overlays).map(([name, shape]): Member => [`${remote}/${name}`, typeOfProps(shape)]),
  );
  const slots = remotes.flatMap(({ slots }) =>
    Object.entries(slots).map(([name, shape]): Member => [name, typeOfProps(shape)]),
  );
  const events = remotes.flatMap(({ events }) =>
    Object.entries(events).map(([name, shape]): Member => [name, typeOfShape(shape)]),
  );
  return [
    ...declared('Overlays', overlays),
    ...declared('Slots', alternatives(slots)),
    ...declared('BusEvents', alternatives(events)),
  ];
}

const typeOfProps = (shape: RemoteInterface['slots'][string]) => (shape === null ? 'true' : typeOfShape(shape));

/** Joins the types of a name that several remotes bring: the code that uses it may meet either. */
function alternatives(members: readonly Member[]): Member[] {
  const types = new Map<string, Set<string>>();
  for (const [name, type] of members) types.set(name, (types.get(name) ?? new Set()).add(type));
  return [...types].map(([name, all]) => [name, [...all].sort().join(' | ')]);
}

function declared(name: string, members: readonly Member[]): string[] {
  if (members.length === 0) return [];
  const lines = [...members].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, type]) => `    ${keyOf(key)}: ${type};`);
  return [`  interface ${name} {`, ...lines, '  }'];
}

function moduleText(heading: string, interfaces: readonly string[]): string {
  if (interfaces.length === 0) return '';
  return [
    `// ${heading}`,
    "import type {} from '@forecourt/contracts';",
    ...['', "declare module '@forecourt/contracts' {", ...interfaces, '}', ''],
  ].join('\n');
}
