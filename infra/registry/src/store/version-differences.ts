import { type AnswerShape, isPrivateFile, type Manifest } from '@forecourt/contracts';
import type { RemoteInterface } from '@forecourt/contracts/interface';
import { type Difference, versionParts } from '@forecourt/contracts/registry-api';
import { typeOfShape } from '@forecourt/contracts/shape-type';
import { bytesOf } from './version-detail';

/** One property of a thing in a version, such as when a fragment hydrates. */
interface Fact extends Pick<Difference, 'part' | 'name' | 'what'> {
  value: string | number;
  /** Text that is compared; `value` if it is absent. */
  identity?: string;
}

/** Lists the differences between facts of two versions, by part; in each part the facts that are gone come last. */
export function differencesOf(before: readonly Fact[], after: readonly Fact[]): Difference[] {
  const [was, is] = [byKey(before), byKey(after)];
  const [wasThere, isThere] = [things(before), things(after)];
  const differences = [...new Map([...is, ...was]).keys()].flatMap((key): Difference[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const { part, name, what } = (now ?? old)!;
    if (identityOf(old) === identityOf(now)) return [];
    const thing = thingOf({ part, name });
    const change = !wasThere.has(thing) ? 'added' : !isThere.has(thing) ? 'removed' : 'changed';
    return [{ part, change, name, what, before: old?.value ?? null, after: now?.value ?? null }];
  });
  return versionParts.flatMap((part) => differences.filter((one) => one.part === part));
}

/** Lists what a version consists of, its packages apart. */
export function factsOf(manifest: Manifest, offers: RemoteInterface): Fact[] {
  return [
    { part: 'contract', name: 'contract', what: 'range', value: manifest.contract },
    ...fragmentFacts(manifest),
    ...propFacts(offers),
    ...sourceFacts(manifest, offers),
    ...Object.entries(manifest.shared).map(([name, value]): Fact => ({ part: 'shared', name, what: 'range', value })),
    ...fileFacts(manifest),
  ];
}

/** Lists packages with their versions. */
export function packageFacts(packages: readonly { name: string; version: string }[]): Fact[] {
  return [...new Set(packages.map(({ name }) => name))].map((name) => ({
    ...{ part: 'packages', name, what: 'version' },
    value: packages.flatMap((one) => (one.name === name ? [one.version] : [])).join(', '),
  }));
}

function fragmentFacts(manifest: Manifest): Fact[] {
  return Object.entries(manifest.fragments).flatMap(([name, fragment]) => {
    const { needs, hydrate, slots, overlay } = fragment;
    return present('fragments', name, {
      ...{ hydrate, needs: needs.join(', ') || 'no data', slots: slots.join(', ') || undefined },
      overlay: overlay && `${overlay.placement}, ${overlay.size}`,
      bytes: bytesOf(manifest, fragment),
    });
  });
}

function propFacts({ slots, overlays, events }: RemoteInterface): Fact[] {
  const of = (kind: string, shapes: Readonly<Record<string, AnswerShape | null>>) =>
    Object.entries(shapes).flatMap(([name, shape]) =>
      present('props', `${kind} ${name}`, shape === null ? { props: 'any' } : propsOf(shape)),
    );
  return [...of('slot', slots), ...of('overlay', overlays), ...of('event', events)];
}

function propsOf({ properties = {}, required = [] }: AnswerShape): Record<string, string> {
  const types = Object.entries(properties).map(([name, shape]) => [
    name,
    `${typeOfShape(shape)}${required.includes(name) ? '' : ', optional'}`,
  ]);
  return types.length === 0 ? { props: 'none' } : Object.fromEntries(types);
}

function sourceFacts({ sources }: Manifest, { sources: answers }: RemoteInterface): Fact[] {
  return Object.entries(sources).flatMap(([name, { upstream, path, timeoutMs, flag, personal }]) => {
    const answer = answers[name];
    return present('sources', name, {
      ...{ upstream, path, timeout: `${timeoutMs} ms`, flag, personal: personal && 'personal data' },
      answer: answer && typeOfShape(answer),
    });
  });
}

/** Names of files without the digest of their contents: `static/panel.3f9a0c1b2d.css` is another version of `static/panel.css`. */
function fileFacts({ files }: Manifest): Fact[] {
  const shown = Object.entries(files).filter(([path]) => !isPrivateFile(path));
  const plain = (path: string) => path.replace(/\.[0-9a-f]{8,}(?=\.)/, '');
  const isOne = (name: string) => shown.filter(([path]) => plain(path) === name).length === 1;
  const bytes = shown.reduce((sum, [, { size }]) => sum + size, 0);
  const each = shown.map(
    ([path, { size, integrity }]): Fact => ({
      ...{ part: 'files', what: 'bytes', value: size, identity: integrity },
      name: isOne(plain(path)) ? plain(path) : path,
    }),
  );
  return [{ part: 'files', name: 'all files', what: 'bytes', value: bytes }, ...each];
}

/** Lists the properties of a thing that it has. */
function present(part: Fact['part'], name: string, of: Readonly<Record<string, Fact['value'] | undefined | false>>) {
  return Object.entries(of).flatMap(([what, value]): Fact[] =>
    value === undefined || value === false ? [] : [{ part, name, what, value }],
  );
}

const identityOf = (fact: Fact | undefined) => fact && String(fact.identity ?? fact.value);
const thingOf = ({ part, name }: Pick<Fact, 'part' | 'name'>) => `${part}\n${name}`;
const things = (facts: readonly Fact[]) => new Set(facts.map(thingOf));
const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [`${thingOf(fact)}\n${fact.what}`, fact]));
