/**
 * Looks for ways out of realms: `walk <first seed> <how many>`, in a process with the renderer's flags. Writes a line of JSON: the reached
 * objects of the platform, and those of a shared realm that can be changed. With `unanswered` V8 calls Node's own functions, as without `neutral-realm.ts`.
 */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { askNeutralRealm } from '../program/neutral-realm';
import { Realm } from '../program/realm';
import { explore } from './explore';
import { isObject, reachableFrom } from './reachable';

interface Found {
  thing: object;
  how: string;
}

const most = 4000;

/** Returns the fault of an object that a version has reached; null if it may reach it. A proxy among its prototypes belongs to the version and may throw. */
function faultOf(thing: object, ownRoot: object, platform: ReadonlySet<object>): string | null {
  const chain: object[] = [];
  try {
    for (let at: object | null = thing; at !== null && chain.length < 100; at = Object.getPrototypeOf(at)) {
      chain.push(at);
      const maker = Reflect.getOwnPropertyDescriptor(at, 'constructor')?.value as unknown;
      if (platform.has(at) || (isObject(maker) && platform.has(maker))) return "is the platform's";
    }
    const root = chain.at(-1)!;
    const isForeign = root !== ownRoot && Reflect.getOwnPropertyDescriptor(root, 'hasOwnProperty') !== undefined;
    if (isForeign && chain.slice(1).some((one) => !Object.isFrozen(one)))
      return 'is of another realm, and can be changed';
  } catch {
    // The proxy ends the chain.
  }
  return null;
}

/** Returns a module that explores its realm: with an even seed as it loads, with an odd one within its component. */
function moduleOf(seed: number): string {
  const exploring = `(${explore})(${seed}, ${most}, (thing, how) => { all[at] = { thing, how }; at += 1; })`;
  return `const all = Object.setPrototypeOf([], null); let at = 0;
    Object.defineProperty(globalThis, 'all', { value: all });
    ${seed % 2 === 0 ? `(function () { ${exploring}; }).call(arguments);` : ''}
    const it = { name: 'it', needs: [], hydrate: 'never', Fallback() { return null; }, Component(props) { ${seed % 2 === 0 ? '' : exploring}; throw Object.defineProperty(new Error('odd'), 'name', { value: Symbol('odd') }); } };
    module.exports = { fragments: { it } };`;
}

function walk(seed: number, guest: Script, platform: ReadonlySet<object>): string[] {
  const realm = new Realm(guest);
  // The scan for imports would refuse this module, so it is skipped: the walk tests the walls behind it.
  const context = (realm as unknown as { context: { all: ArrayLike<Found>; Object: ObjectConstructor } }).context;
  const ownRoot: object = context.Object.prototype;
  try {
    realm.load(realm.compile(moduleOf(seed), 'server.js'), 'server.js');
    realm.begin(view, reference);
    realm.render('it', 'it', { odd: 'odd' });
  } catch {
    // Only the collected objects matter, not how the module fails.
  }
  const faults: string[] = [];
  const { all } = context;
  if (all.length < most / 4) faults.push(`seed ${seed}: only ${all.length} things were reached`);
  for (let index = 0; index < all.length; index += 1) {
    const { thing, how } = all[index]!;
    const fault = faultOf(thing, ownRoot, platform);
    if (fault !== null) faults.push(`seed ${seed}: ${how} ${fault}`);
  }
  return faults;
}

const view = JSON.stringify({ state: {}, url: '/', brand: {}, status: 'ready', data: {} });
const reference = JSON.stringify({ facets: {} });
const [first = '0', count = '1', way = ''] = process.argv.slice(2);
const guestScript = new Script(readFileSync(new URL('./guest.js', import.meta.url), 'utf8'), { filename: 'guest.js' });
process.on('unhandledRejection', () => {});
const write = process.stdout.write.bind(process.stdout);
const platform = reachableFrom([
  globalThis,
  process,
  async () => {},
  function* () {},
  async function* () {},
  [].values(),
  Realm,
]);
if (way !== 'unanswered') askNeutralRealm();
const faults = Array.from({ length: Number(count) }, (_, index) =>
  walk(Number(first) + index, guestScript, platform),
).flat();
write(`${JSON.stringify(faults.slice(0, 20))}\n`);
