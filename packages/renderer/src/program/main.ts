/**
 * The renderer: a process without environment or children that may read only its own two files and gives up the powers that Node gives every process. It
 * loads remotes' server modules, each into a realm of its own, and renders the slots of one page per message, synchronously. The shell starts it, with
 * their pipe as descriptor 3 and its activity record as descriptor 4.
 */
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext, Script } from 'node:vm';
import type { ModuleKey } from '@forecourt/contracts';
import { joinTextsFor, type RemoteTexts } from '@forecourt/packed-view';
import { ActivityRecord } from '../activity';
import { encodeFrame, FrameReader } from '../frames';
import type { FromRenderer, RenderJob, SideEffect, SlotList, ToRenderer } from '../protocol';
import { giveUpPowers } from './give-up-powers';
import { refuseImports } from './module-text';
import { askNeutralRealm } from './neutral-realm';
import { Realm } from './realm';
import { renderSlots } from './slots';

const pipe = new Socket({ fd: 3, readable: true, writable: true });
const activity = new ActivityRecord(4);
const guestFile = new URL('./guest.js', import.meta.url);
const guestScript = new Script(readFileSync(guestFile, 'utf8'), { filename: 'guest.js' });
askNeutralRealm();
const realms = new Map<ModuleKey, Realm>();

const send = (message: FromRenderer, texts: readonly string[] = []) => void pipe.write(encodeFrame(message, texts));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'threw a value that is not an error');

/** Lists of slots, and reference data as JSON, that the shell has sent, by the place that it gave them. */
const slotLists: SlotList[] = [];
const references: string[] = [];

/** A realm prepared in advance, so that the next version does not wait for React to be compiled. */
let prepared: Realm | null = null;
/** Realms in which React is still cold, which takes ten times as long as warm. */
const cold = new Set<Realm>();
let isWarming = false;
/** Pings to answer once every realm is warm. */
let waiting: number[] = [];

function makeRealm(): Realm {
  const realm = new Realm(guestScript);
  cold.add(realm);
  return realm;
}

/** Warms up one realm at a time, when idle. */
function warmUpLater(): void {
  if (isWarming) return;
  isWarming = true;
  setImmediate(() => {
    isWarming = false;
    const [realm] = cold;
    if (realm === undefined && prepared !== null) return tellWarm();
    if (realm === undefined) prepared = makeRealm();
    else warmUp(realm);
    warmUpLater();
  });
}

function tellWarm(): void {
  for (const id of waiting) send({ type: 'pong', id });
  waiting = [];
}

function warmUp(realm: Realm): void {
  cold.delete(realm);
  if (realm.owner !== null) activity.begin(realm.owner, null);
  try {
    realm.warmUp();
  } catch {
    // The version has broken React in its own realm: its slots will fail and say so.
  }
  activity.end();
}

function load(key: ModuleKey, code: string, isRead: boolean): string | null {
  activity.next();
  const realm = prepared ?? makeRealm();
  prepared = null;
  realm.owner = key;
  warmUpLater();
  const filename = `${key}/server.js`;
  activity.begin(key, null);
  try {
    const module = realm.compile(code, filename);
    if (!isRead) refuseImports(code, filename);
    activity.begin(key, null);
    realm.load(module, filename);
    realms.set(key, realm);
    return null;
  } catch (error) {
    cold.delete(realm);
    realms.delete(key);
    return messageOf(error);
  } finally {
    activity.end();
  }
}

function render(job: RenderJob, view: RemoteTexts, reference: string): void {
  activity.next();
  const needs = needsOf(job);
  const used = new Set<ModuleKey>();
  const result = renderSlots(job, {
    realm(key) {
      const realm = realms.get(key);
      if (realm !== undefined && !used.has(key))
        realm.begin(joinTextsFor(view, needs.get(key) ?? new Set()), reference);
      used.add(key);
      return realm;
    },
    onSlot: ({ key, slot }) => activity.begin(key, slot),
  });
  activity.end();
  const html = result.slots.map((slot) => slot.html);
  const slots = result.slots.map(({ slot, outcome, ms }) => ({ slot, outcome, ms }));
  send({ type: 'rendered', result: { ...result, slots, heapBytes: getHeapStatistics().used_heap_size } }, html);
  for (const key of used) sendSideEffects(key);
}

function viewOf(sources: readonly string[], [own = '', ...data]: readonly string[]): RemoteTexts {
  return { own, data: Object.fromEntries(sources.map((key, index) => [key, { text: data[index] ?? '' }])) };
}

/** Returns for each version the sources that its fragments on this page declare, together. */
function needsOf(job: RenderJob): Map<ModuleKey, Set<string>> {
  const needs = new Map<ModuleKey, Set<string>>();
  for (const slot of [...job.roots, ...Object.values(job.nested)]) {
    const names = needs.get(slot.key) ?? new Set<string>();
    for (const name of slot.needs) names.add(name);
    needs.set(slot.key, names);
  }
  return needs;
}

/** Returns the bytes in use after garbage collection. The collector is exposed for this call only, and to no realm. */
function weigh(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
  return getHeapStatistics().used_heap_size;
}

function sendSideEffects(key: ModuleKey): void {
  for (const sideEffect of realms.get(key)?.sideEffects() ?? [])
    send({ type: 'side-effect', sideEffect: { key, ...sideEffect } });
}

/** Reports an unhandled rejection with the name of its version. */
function tellOfRejection(reason: unknown, promise: object): void {
  const prototype: unknown = Object.getPrototypeOf(promise);
  for (const [key, realm] of realms) {
    if (realm.promises !== prototype) continue;
    activity.begin(key, null);
    let message = 'unhandled rejection';
    try {
      message = realm.describe(reason);
    } catch {
      // The reason cannot be formatted; the report says that it happened.
    }
    activity.end();
    const sideEffect: SideEffect = { key, kind: 'rejection', message };
    send({ type: 'side-effect', sideEffect });
    return;
  }
}

process.on('unhandledRejection', tellOfRejection);
// The shell ends it; signals from a terminal to the whole group are for the shell.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const frames = new FrameReader();
pipe.on('data', (chunk: Buffer) => {
  for (const { message, texts } of frames.push(chunk)) {
    const request = message as ToRenderer;
    if (request.type === 'ping' && !request.whenWarm) send({ type: 'pong', id: request.id });
    else if (request.type === 'ping') {
      waiting.push(request.id);
      warmUpLater();
    } else if (request.type === 'weigh') send({ type: 'pong', id: request.id, heapBytes: weigh() });
    else if (request.type === 'load') {
      const error = load(request.key, texts[0] ?? '', request.isRead);
      send({ type: 'loaded', key: request.key, error });
    } else if (request.type === 'unload') realms.delete(request.key);
    else {
      const [list = '', reference = '', ...view] = texts;
      if (list !== '') slotLists[request.list] = JSON.parse(list) as SlotList;
      if (reference !== '') references[request.reference] = reference;
      const { roots, nested } = slotLists[request.list]!;
      render({ id: request.id, roots, nested }, viewOf(request.sources, view), references[request.reference]!);
    }
  }
});
// The shell has gone; with nothing left to wait for, the process ends.
pipe.on('error', () => pipe.destroy());
giveUpPowers(pipe);
send({ type: 'ready' });
