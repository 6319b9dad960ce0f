/** Searches that wait for listings: a search engine the other way round. */
import { type Clause, clausesOf } from './clauses';
import type { Criteria } from './criteria';
import type { SearchDocument } from './document';
import { placed } from './match';

/** Searches that ask the same, and what they find. */
export interface Finds {
  /** Ids; as they are until the next search is put down. */
  searches: readonly number[];
  /** Places in the list of listings, ascending. */
  listings: readonly number[];
}

/** A question, and the searches that have asked all questions on the way to it. */
interface Node {
  clause: Clause | null;
  searches: number[];
  /** What is asked next, by the question's key. */
  next: Map<string, Node>;
}

const nodeOf = (clause: Clause | null): Node => ({ clause, searches: [], next: new Map() });

/**
 * A tree of questions. Searches that begin with the same ones share the way, and those that ask the same are one: a question is asked once of
 * the listings that got so far, and what hangs on it not at all where none did.
 */
export class Percolator {
  private readonly root = nodeOf(null);
  private readonly criteria = new Map<number, Criteria>();

  get size(): number {
    return this.criteria.size;
  }

  /** Searches that ask the same count once. */
  get distinct(): number {
    const count = ({ searches, next }: Node): number =>
      [...next.values()].reduce((sum, node) => sum + count(node), searches.length > 0 ? 1 : 0);
    return count(this.root);
  }

  /** Puts a search down; a later one of the same id takes the place of the earlier one. */
  add(id: number, criteria: Criteria): void {
    this.remove(id);
    this.criteria.set(id, criteria);
    if (!contradictsItself(criteria)) this.pathOf(criteria).at(-1)!.searches.push(id);
  }

  remove(id: number): void {
    const criteria = this.criteria.get(id);
    if (criteria === undefined) return;
    this.criteria.delete(id);
    if (contradictsItself(criteria)) return;
    const path = this.pathOf(criteria);
    const end = path.at(-1)!;
    end.searches = end.searches.filter((other) => other !== id);
    for (let at = path.length - 1; at > 0; at -= 1) {
      const { clause, searches, next } = path[at]!;
      if (searches.length > 0 || next.size > 0) return;
      path[at - 1]!.next.delete(clause!.key);
    }
  }

  /** What finds one of these listings. */
  find(documents: readonly SearchDocument[]): Finds[] {
    const listings = documents.map(placed);
    const finds: Finds[] = [];
    const ask = ({ searches, next }: Node, left: readonly number[]) => {
      if (searches.length > 0) finds.push({ searches, listings: left });
      for (const node of next.values()) {
        const fitting = left.filter((at) => node.clause!.fits(listings[at]!));
        if (fitting.length > 0) ask(node, fitting);
      }
    };
    if (listings.length > 0) ask(this.root, [...listings.keys()]);
    return finds;
  }

  /** From the root to where a search ends; made where it is not there yet. */
  private pathOf(criteria: Criteria): Node[] {
    const path = [this.root];
    for (const clause of clausesOf(criteria)) {
      const { next } = path.at(-1)!;
      let node = next.get(clause.key);
      if (node === undefined) {
        node = nodeOf(clause);
        next.set(clause.key, node);
      }
      path.push(node);
    }
    return path;
  }
}

/** Such a search finds none (R10, R32). */
const contradictsItself = ({ invalid }: Criteria) => Object.keys(invalid).length > 0;
