import { readFileSync } from 'node:fs';
import { type ModuleItem, parseSync } from '@swc/core';

const parsed = new Map<string, readonly ModuleItem[]>();

/** What stands at the top level of a file of TypeScript, by its absolute path. @throws where it is none */
export function syntaxOf(path: string): readonly ModuleItem[] {
  const items =
    parsed.get(path) ?? parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }).body;
  parsed.set(path, items);
  return items;
}
