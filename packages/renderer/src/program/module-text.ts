/** Reads a module's text before any of it runs. */
import { Parser } from 'acorn';

/** The parser's methods for imports and function bodies; acorn's types do not declare them. */
interface Grammar {
  start: number;
  raise(at: number, message: string): never;
  parseExprImport(): never;
  parseFunctionBody(node: { body: unknown }, ...more: unknown[]): void;
}
type GrammarClass = new (...of: unknown[]) => Grammar;

const importFound = 'import() or import.meta';

/**
 * A parser for ECMAScript scripts, with the comments of Annex B, that refuses imports. It discards the syntax tree of each function, because that of a
 * large module would take the memory that its pages need.
 */
const ModuleParser = Parser.extend((base) => {
  const Base = base as unknown as GrammarClass;
  class Reader extends Base {
    override parseExprImport(): never {
      return this.raise(this.start, importFound);
    }
    override parseFunctionBody(node: { body: unknown }, ...more: unknown[]): void {
      super.parseFunctionBody(node, ...more);
      node.body = null;
    }
  }
  return Reader as unknown as typeof base;
});

/** Checks a module's text. @throws when it cannot be parsed, or imports while it runs: the platform would answer the import, outside the realm */
export function refuseImports(code: string, filename: string): void {
  try {
    ModuleParser.parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it is nested too deeply';
    if (message.startsWith(importFound))
      throw new Error(
        `${filename} calls ${message.replace(/ \(.*/, '')}, which the renderer does not have; bundle what it needs.`,
      );
    throw new Error(`${filename} cannot be parsed: ${message}`);
  }
}
