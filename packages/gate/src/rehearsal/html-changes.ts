import type { ChangeKind } from '@forecourt/contracts/rehearsal';
import { type ElementNode, type HtmlNode, htmlTree } from './html-tree';
import { longestCommon } from './longest-common';

/** One difference between two renderings of a slot. */
export interface HtmlChange {
  kind: Extract<ChangeKind, 'added' | 'removed' | 'attribute' | 'text'>;
  /** Path of elements from the slot, `section > ul > li`: without positions, so that each tile of a list has the same. */
  where: string;
  /** Name of the attribute; else empty. */
  name: string;
  before: string;
  after: string;
}

/**
 * Lists the differences between two renderings of a slot: elements and texts that are new or missing, and other attributes and texts of those
 * that are in both. Elements are paired where they are equal, then by their names in order.
 */
export function htmlChanges(before: string, after: string): HtmlChange[] {
  const changes: HtmlChange[] = [];
  compareAll(htmlTree(before), htmlTree(after), [], changes);
  return changes;
}

const nameOf = (node: HtmlNode) => ('tag' in node ? node.tag : '#text');
const outerOf = ({ outer }: HtmlNode) => outer;
const pathTo = (path: readonly string[], node?: HtmlNode) =>
  [...path, ...(node !== undefined && 'tag' in node ? [node.tag] : [])].join(' > ');

function compareAll(
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
  path: readonly string[],
  changes: HtmlChange[],
): void {
  const equal = longestCommon(before.map(outerOf), after.map(outerOf));
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...equal, [before.length, after.length] as const]) {
    compareGap(before.slice(a, nextA), after.slice(b, nextB), path, changes);
    [a, b] = [nextA + 1, nextB + 1];
  }
}

/** Compares nodes of which none is in both. */
function compareGap(
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
  path: readonly string[],
  changes: HtmlChange[],
): void {
  const pairs = longestCommon(before.map(nameOf), after.map(nameOf));
  const [pairedBefore, pairedAfter] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
  for (const [index, node] of before.entries())
    if (!pairedBefore.has(index))
      changes.push({ kind: 'removed', where: pathTo(path, node), name: '', before: node.outer, after: '' });
  for (const [index, node] of after.entries())
    if (!pairedAfter.has(index))
      changes.push({ kind: 'added', where: pathTo(path, node), name: '', before: '', after: node.outer });
  for (const [a, b] of pairs) {
    const [old, young] = [before[a]!, after[b]!];
    if ('tag' in old && 'tag' in young) compareElements(old, young, path, changes);
    else if ('text' in old && 'text' in young)
      changes.push({ kind: 'text', where: pathTo(path), name: '', before: old.text, after: young.text });
  }
}

function compareElements(
  before: ElementNode,
  after: ElementNode,
  path: readonly string[],
  changes: HtmlChange[],
): void {
  const where = pathTo(path, before);
  for (const name of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    const [old, young] = [before.attributes.get(name), after.attributes.get(name)];
    if (old !== young)
      changes.push({ kind: 'attribute', where, name, before: written(name, old), after: written(name, young) });
  }
  compareAll(before.children, after.children, [...path, before.tag], changes);
}

const written = (name: string, value: string | undefined) =>
  value === undefined ? '' : `${name}=${JSON.stringify(value)}`;
