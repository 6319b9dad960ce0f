/**
 * One version of a remote in a realm with its own intrinsics, React and globals. Its patches affect only itself and disappear
 * with it. Only text passes between realms: an object of either side would give access to the other side's intrinsics.
 */
import { compileFunction, constants, createContext, runInContext, Script } from 'node:vm';
import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import { isSlotMarker } from '@forecourt/fragment-kit/nested-slots';
import type { SideEffect } from '../protocol';
import type { Guest } from './guest';

/** Removed globals: they would let code block, run between pages, or compute unobserved. */
const withheld = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'WeakRef', 'eval'];
const mostNested = 200;

export interface Nested {
  slot: string;
  props: SlotProps;
  marker: string;
}

type Module = Parameters<Guest['load']>[0];

/** Runs pending promise jobs, so that they count as the slot's own time. */
const drain = new Script('0');

export class Realm {
  /** Key of its version, once loaded. */
  owner: ModuleKey | null = null;
  /** The prototype of the realm's promises, which identifies the realm of an unhandled rejection. */
  readonly promises: object;
  /** The realm's own global object, not backed by one of ours. */
  private readonly context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  private readonly guest: Guest;

  constructor(guestScript: Script) {
    this.promises = runInContext('Promise.prototype', this.context);
    runInContext(withheld.map((name) => `delete globalThis.${name};`).join(''), this.context);
    guestScript.runInContext(this.context);
    // Stored and called one by one: the object belongs to the realm, and as a receiver ours would be its functions' `this`.
    const { load, has, begin, render, failure, nested, sideEffects, describe, warmUp } = runInContext(
      'guest',
      this.context,
    );
    this.guest = { load, has, begin, render, failure, nested, sideEffects, describe, warmUp };
    runInContext('delete globalThis.guest', this.context);
  }

  /** Compiles a module without running it. @throws with the fault of the text */
  compile(code: string, filename: string): Module {
    try {
      return compileFunction(code, ['module', 'exports', 'require'], {
        filename,
        parsingContext: this.context,
      }) as Module;
    } catch (error) {
      // The error belongs to the realm.
      throw new Error(this.describe(error));
    }
  }

  /** Runs a module. @throws with the text of its error, of a missing module, or of a missing export */
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

  /** Sets the view of the page whose slots are rendered next, and the reference data, each as JSON. */
  begin(view: string, reference: string): void {
    const { begin } = this.guest;
    begin(view, reference);
  }

  /** Renders a fragment. @throws with the text of its error */
  render(fragment: string, slot: string, props: SlotProps | undefined): { html: string; nested: readonly Nested[] } {
    const { render, failure, nested } = this.guest;
    const html: unknown = render(fragment, slot, props === undefined ? '' : JSON.stringify(props));
    drain.runInContext(this.context);
    if (html === null) throw new Error(text(failure()));
    if (typeof html !== 'string') throw new Error(`"${fragment}" rendered a value that is not text`);
    const places = text(nested());
    return { html, nested: places === '' ? [] : nestedOf(JSON.parse(places)) };
  }

  /** Returns its calls without effect since the last time. */
  sideEffects(): readonly Omit<SideEffect, 'key'>[] {
    const { sideEffects } = this.guest;
    const calls = text(sideEffects());
    return calls === '' ? [] : sideEffectsOf(JSON.parse(calls));
  }

  /** Formats the reason of a rejected promise of the realm. */
  describe(reason: unknown): string {
    const { describe } = this.guest;
    return text(describe(reason));
  }

  warmUp(): void {
    const { warmUp } = this.guest;
    warmUp();
  }
}

/** Checks a value from the realm, which may be anything once its version has patched the guest's intrinsics. */
function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('the realm answered with a value that is not text');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nestedOf(value: unknown): Nested[] {
  if (!Array.isArray(value) || value.length > mostNested)
    throw new Error(`nests more than ${mostNested} slots, or a value that is not a slot`);
  return value.map((one: unknown): Nested => {
    if (!isRecord(one) || typeof one.slot !== 'string' || !isRecord(one.props))
      throw new Error('nests a value that is not a slot');
    if (typeof one.marker !== 'string' || !isSlotMarker(one.marker))
      throw new Error('nests a slot in a place that is not marked');
    return { slot: one.slot, marker: one.marker, props: one.props as SlotProps };
  });
}

function sideEffectsOf(value: unknown): Omit<SideEffect, 'key'>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && (one.kind === 'timer' || one.kind === 'console') && typeof one.message === 'string'
      ? [{ kind: one.kind, message: one.message }]
      : [],
  );
}
