/** Reads a module's text before any of it runs. */
import { Parser } from 'acorn';

/** What the methods are called that read these two; a parser's own. */
interface Grammar {
  start: number;
  raise(at: number, message: string): never;
  parseExprImport(): never;
  parseFunctionBody(node: { body: unknown }, ...more: unknown[]): void;
}
type GrammarClass = new (...of: unknown[]) => Grammar;

const importFound = 'import() or import.meta';

/**
 * ECMAScript as a script, with the comments of Annex B, in which nothing imports. What is read of a function is not kept: a module of a megabyte
 * would take the memory that its pages need.
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

/** @throws when the text cannot be read, or imports while it runs: an import would be answered by the platform, outside of the realm */
export function refuseImports(code: string, filename: string): void {
  try {
    ModuleParser.parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it is too deep';
    if (message.startsWith(importFound))
      throw new Error(
        `${filename} calls ${message.replace(/ \(.*/, '')}, which the renderer does not have; bundle what it needs.`,
      );
    throw new Error(`${filename} cannot be read: ${message}`);
  }
}
