import { compileFunction } from 'node:vm';
import {
  checkFallback,
  type FragmentManifest,
  fragmentManifestSchema,
  hydratePolicies,
  nameSchema,
  needSchema,
} from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import * as searchKit from '@forecourt/search-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import * as z from 'zod';
import type { serverShared } from './shared';

/** A fragment's definition and fallback, as in the manifest. */
export type FragmentFacts = Pick<FragmentManifest, 'needs' | 'hydrate' | 'slots' | 'overlay' | 'fallback'>;

const given: Readonly<Record<keyof typeof serverShared, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
  rxjs,
  '@forecourt/fragment-kit': kit,
  '@forecourt/search-kit': searchKit,
};

const isComponent = (value: unknown): value is react.ComponentType => typeof value === 'function';

const definitionSchema = z.object({
  name: nameSchema,
  needs: z.array(needSchema),
  hydrate: z.enum(hydratePolicies),
  slots: z.array(nameSchema).default([]),
  overlay: fragmentManifestSchema.shape.overlay,
  Component: z.custom(isComponent, 'expected a component'),
  Fallback: z.custom<react.ComponentType>(isComponent, 'expected a component'),
});

const exportsSchema = z.object({ fragments: z.record(nameSchema, z.unknown()) });

/**
 * Evaluates a remote's `server.js` as the renderer does.
 * @returns the facts of each fragment, and the shared modules that the file requires
 * @throws Error if a definition is invalid, or its fallback cannot be rendered or is not allowed on a page
 */
export function evaluateServer(
  code: string,
  filename: string,
): { fragments: Record<string, FragmentFacts>; required: string[] } {
  const { fragments, required } = runServer(code, filename);
  return {
    fragments: Object.fromEntries(
      Object.entries(fragments).map(([name, definition]) => [name, factsOf(name, definition)]),
    ),
    required,
  };
}

/** Runs a `server.js`. @returns its fragments, and the shared modules that it requires @throws what it throws */
export function runServer(code: string, filename: string): { fragments: Record<string, unknown>; required: string[] } {
  const required = new Set<string>();
  const require = (request: string): unknown => {
    const module = new Map<string, unknown>(Object.entries(given)).get(request);
    if (module === undefined) throw new Error(`server.js requires "${request}", which the renderer does not provide.`);
    required.add(request);
    return module;
  };
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return { ...exportsSchema.parse(module.exports), required: [...required] };
}

function factsOf(folder: string, exported: unknown): FragmentFacts {
  const where = `src/fragments/${folder}/index.tsx`;
  const parsed = definitionSchema.safeParse(exported);
  if (!parsed.success)
    throw new Error(`${where} does not export a fragment's definition by default:\n${z.prettifyError(parsed.error)}`);
  const { name, needs, hydrate, slots, overlay, Fallback } = parsed.data;
  if (name !== folder)
    throw new Error(`${where} defines the fragment "${name}": give it the name of its folder, "${folder}".`);
  return { needs, hydrate, slots, overlay, fallback: fallbackOf(where, Fallback) };
}

function fallbackOf(where: string, Fallback: react.ComponentType): string {
  let html: string;
  try {
    html = reactDomServer.renderToStaticMarkup(react.createElement(Fallback));
  } catch (reason) {
    throw new Error(
      `The Fallback of ${where} could not be rendered; it must be static, without hooks of the kit: ${reason}`,
      { cause: reason },
    );
  }
  const wrong = checkFallback(html);
  if (wrong !== null) throw new Error(`The Fallback of ${where} may not be sent: it has ${wrong}.`);
  return html;
}
