/**
 * One version of a remote in a realm of its own: its intrinsics, its React, its globals. What it patches is patched for itself, and
 * goes with it. Between the realms pass texts only: an object of either side would be a way to the other side's intrinsics.
 */
import { compileFunction, constants, createContext, runInContext, Script } from 'node:vm';
import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import type { Stray } from '../protocol';
import type { Guest } from './guest';

/** Would let code wait, run between pages, or compute where nobody can look. */
const withheld = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'WeakRef', 'eval'];
const mostNested = 200;

export interface Nested {
  slot: string;
  props: SlotProps;
  marker: string;
}

type Module = Parameters<Guest['load']>[0];

/** Runs what promises have pending, so that it counts as the slot's own time. */
const drain = new Script('0');

export class Realm {
  /** Whose it is, once a version was loaded. */
  owner: ModuleKey | null = null;
  /** The prototype of the realm's promises tells whose a stray one is. */
  readonly promises: object;
  /** The realm's own global object: none of ours stands behind it. */
  private readonly context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  private readonly guest: Guest;

  constructor(guestScript: Script) {
    this.promises = runInContext('Promise.prototype', this.context);
    runInContext(withheld.map((name) => `delete globalThis.${name};`).join(''), this.context);
    guestScript.runInContext(this.context);
    // Held, and called, one by one: the object itself is of the realm, and this one would be its functions' `this`.
    const { load, has, begin, render, failure, nested, strays, describe, warmUp } = runInContext('guest', this.context);
    this.guest = { load, has, begin, render, failure, nested, strays, describe, warmUp };
    runInContext('delete globalThis.guest', this.context);
  }

  /** Makes a module of its text; nothing of it runs. @throws with what is wrong with the text */
  compile(code: string, filename: string): Module {
    try {
      return compileFunction(code, ['module', 'exports', 'require'], {
        filename,
        parsingContext: this.context,
      }) as Module;
    } catch (error) {
      // The error is of the realm.
      throw new Error(this.describe(error));
    }
  }

  /** Runs a module. @throws with the text of what it throws, requires in vain, or does not export */
  load(module: Module, filename: string): void {
    const { load } = this.guest;
    const error = text(load(module, filename));
    drain.runInContext(this.context);
    if (error !== '') throw new Error(error);
  }

  has(fragment: string): boolean {
    const { has } = this.guest;
    return has(fragment) === true;
  }

  begin(view: string): void {
    const { begin } = this.guest;
    begin(view);
  }

  /** @throws with the text of what the fragment throws */
  render(fragment: string, slot: string, props: SlotProps | undefined): { html: string; nested: readonly Nested[] } {
    const { render, failure, nested } = this.guest;
    const html: unknown = render(fragment, slot, props === undefined ? '' : JSON.stringify(props));
    drain.runInContext(this.context);
    if (html === null) throw new Error(text(failure()));
    if (typeof html !== 'string') throw new Error(`"${fragment}" rendered what is no text`);
    const places = text(nested());
    return { html, nested: places === '' ? [] : nestedOf(JSON.parse(places)) };
  }

  /** What it called in vain since the last time. */
  strays(): readonly Omit<Stray, 'key'>[] {
    const { strays } = this.guest;
    const calls = text(strays());
    return calls === '' ? [] : straysOf(JSON.parse(calls));
  }

  /** A reason that a promise of the realm was rejected with, in words. */
  describe(reason: unknown): string {
    const { describe } = this.guest;
    return text(describe(reason));
  }

  warmUp(): void {
    const { warmUp } = this.guest;
    warmUp();
  }
}

/** What comes out of a realm may be anything, once its version has patched what the guest stands on. */
function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('the realm answered with what is no text');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nestedOf(value: unknown): Nested[] {
  if (!Array.isArray(value) || value.length > mostNested)
    throw new Error(`nests more than ${mostNested} slots, or nothing that is a slot`);
  return value.map((one: unknown): Nested => {
    if (!isRecord(one) || typeof one.slot !== 'string' || typeof one.marker !== 'string' || !isRecord(one.props))
      throw new Error('nests what is no slot');
    return { slot: one.slot, marker: one.marker, props: one.props as SlotProps };
  });
}

function straysOf(value: unknown): Omit<Stray, 'key'>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && (one.kind === 'timer' || one.kind === 'console') && typeof one.message === 'string'
      ? [{ kind: one.kind, message: one.message }]
      : [],
  );
}
