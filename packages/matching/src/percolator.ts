/** An index of saved searches: finds the searches that match given listings. */
import { type Clause, clausesOf } from './clauses';
import type { Criteria } from './criteria';
import type { SearchDocument } from './document';
import { placed } from './match';

/** Equal searches, and their matches. */
export interface Finds {
  /** Ids of the searches; valid until the next search is added. */
  searches: readonly number[];
  /** Indexes of matching listings, ascending. */
  listings: readonly number[];
}

/** A clause, and the searches that consist of the clauses on the path to it. */
interface Node {
  clause: Clause | null;
  searches: number[];
  /** The next clauses, by key. */
  next: Map<string, Node>;
}

const nodeOf = (clause: Clause | null): Node => ({ clause, searches: [], next: new Map() });

/**
 * A tree of clauses. Searches with a common beginning share a path, and equal searches share a node: a clause is tested once for
 * the listings that reach it, and its subtree is skipped if none does.
 */
export class Percolator {
  private readonly root = nodeOf(null);
  private readonly criteria = new Map<number, Criteria>();

  get size(): number {
    return this.criteria.size;
  }

  /** Number of distinct searches. */
  get distinct(): number {
    const count = ({ searches, next }: Node): number =>
      [...next.values()].reduce((sum, node) => sum + count(node), searches.length > 0 ? 1 : 0);
    return count(this.root);
  }

  /** Adds a search, or replaces the one with the same id. */
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

  /** Returns the searches that match any of these listings. */
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

  /** Returns the path of a search from the root, creating missing nodes. */
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

/** Whether a search can match no listing (R10, R32). */
const contradictsItself = ({ invalid }: Criteria) => Object.keys(invalid).length > 0;
