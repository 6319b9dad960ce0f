import { compileFunction } from 'node:vm';
import type { FragmentDefinition } from '@forecourt/fragment-kit';

export type ServerModule = ReadonlyMap<string, FragmentDefinition>;

/** Runs a remote's `server.js` in this process, as an app without isolation would. @throws what it throws */
export function evaluateServerModule(
  code: string,
  filename: string,
  provided: Readonly<Record<string, unknown>>,
): ServerModule {
  const module: { exports: { fragments?: Record<string, FragmentDefinition> } } = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    throw new Error(`${filename} requires "${name}"; provided are ${Object.keys(provided).join(', ')}.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return new Map(Object.entries(module.exports.fragments ?? {}));
}
