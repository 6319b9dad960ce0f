import { compileFunction } from 'node:vm';
import type { FragmentDefinition } from '@forecourt/fragment-kit';

export type ServerModule = ReadonlyMap<string, FragmentDefinition>;

/**
 * Runs a remote's `server.js`, a CommonJS file whose only imports are the modules that we lend it.
 * `compileFunction` and not `Script`: the latter's code cache keeps every version for ever.
 * @throws what the file throws; with a clear text when it exports no fragments or requires what we do not lend.
 */
export function evaluateServerModule(
  code: string,
  filename: string,
  lent: Readonly<Record<string, unknown>>,
): ServerModule {
  const module: { exports: { fragments?: Record<string, FragmentDefinition> } } = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(lent, name)) return lent[name];
    throw new Error(
      `${filename} requires "${name}", which the renderer does not lend; bundle it. Lent are: ${Object.keys(lent).join(', ')}.`,
    );
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  const { fragments } = module.exports;
  if (typeof fragments !== 'object' || fragments === null) throw new Error(`${filename} exports no "fragments".`);
  return new Map(Object.entries(fragments));
}
