/** Finds the stored searches that match a listing: a search engine the other way round. */
import { type Clause, clausesOf } from './clauses';
import type { Criteria } from './criteria';
import type { SearchDocument } from './document';
import { placed } from './match';

/** Searches with the same criteria, and the listings that they find. */
export interface Finds {
  /** Ids; valid until the next search is added. */
  searches: readonly number[];
  /** Indexes of the listings, ascending. */
  listings: readonly number[];
}

/** A clause, and the searches whose last clause it is. */
interface Node {
  clause: Clause | null;
  searches: number[];
  /** The nodes of the next clauses, by the clauses’ keys. */
  next: Map<string, Node>;
}

const nodeOf = (clause: Clause | null): Node => ({ clause, searches: [], next: new Map() });

/**
 * A tree of clauses. Searches that begin with the same clauses share the path, and searches with the same criteria share a node: a
 * clause is evaluated once for the listings that reach it, and a subtree that no listing reaches is skipped. Searches are only added;
 * to drop some, build a new tree.
 */
export class Percolator {
  private readonly root = nodeOf(null);
  private added = 0;

  /** The number of searches that were added. */
  get size(): number {
    return this.added;
  }

  /** The number of searches without contradictory bounds; those with the same criteria count once. */
  get distinct(): number {
    const count = ({ searches, next }: Node): number =>
      [...next.values()].reduce((sum, node) => sum + count(node), searches.length > 0 ? 1 : 0);
    return count(this.root);
  }

  /** Adds a search under an id of its own. */
  add(id: number, criteria: Criteria): void {
    this.added += 1;
    if (!contradictsItself(criteria)) this.endOf(criteria).searches.push(id);
  }

  /** Lists the searches that find at least one of these listings. */
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

  /** Returns the last node of a search, and creates the path to it if it is missing. */
  private endOf(criteria: Criteria): Node {
    let end = this.root;
    for (const clause of clausesOf(criteria)) {
      const node = end.next.get(clause.key) ?? nodeOf(clause);
      end.next.set(clause.key, node);
      end = node;
    }
    return end;
  }
}

/** A search with contradictory bounds finds nothing (R10, R32). */
const contradictsItself = ({ invalid }: Criteria) => Object.keys(invalid).length > 0;
