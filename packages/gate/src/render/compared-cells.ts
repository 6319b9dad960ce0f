import { compareCells } from '@forecourt/fragment-kit/cell-store';

/**
 * Returns the module with a prologue after which the kit renders every cell again wherever it is used, and compares. In one line, so that
 * line numbers do not change.
 */
export function withComparedCells(code: string): string {
  return `globalThis[Symbol.for('${Symbol.keyFor(compareCells)}')] = true;${code}`;
}
