import { readFileSync } from 'node:fs';
import { type ModuleItem, parseSync } from '@swc/core';

const parsed = new Map<string, readonly ModuleItem[]>();

/** Returns the top level of a TypeScript or JavaScript file, given its absolute path. @throws if it does not parse */
export function syntaxOf(path: string): readonly ModuleItem[] {
  const items =
    parsed.get(path) ?? parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }).body;
  parsed.set(path, items);
  return items;
}

/** Lists the string literals of a file and the fixed parts of its templates, without those in comments. */
export function textsOf(path: string): string[] {
  const texts: string[] = [];
  collectTexts(syntaxOf(path), texts);
  return texts;
}

function collectTexts(node: unknown, into: string[]): void {
  if (Array.isArray(node)) for (const each of node) collectTexts(each, into);
  else if (typeof node === 'object' && node !== null) {
    const { type, value, raw } = node as { type?: string; value?: unknown; raw?: unknown };
    if (type === 'StringLiteral') into.push(String(value));
    else if (type === 'TemplateElement') into.push(String(raw));
    else for (const each of Object.values(node)) collectTexts(each, into);
  }
}
