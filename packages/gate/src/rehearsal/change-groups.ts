import type { ChangeGroup, ChangeKind, SampledInput } from '@forecourt/contracts/rehearsal';

/** A difference of one slot on one page. */
export interface SlotChange {
  kind: ChangeKind;
  where: string;
  name: string;
  before: string;
  after: string;
}

/** A rendering of a slot by both versions, for pictures. */
export interface SlotPair {
  brand: string;
  fragment: string;
  before: string;
  after: string;
}

/** A group, and its example as it was rendered. */
export interface GroupWithPair {
  group: ChangeGroup;
  pair: SlotPair;
}

/** Maximum of groups; the most frequent ones are reported. */
const mostGroups = 100;
/** Maximum length of an example, characters. */
const mostExample = 400;

/** Differences by their shape: fragment, kind, path of elements and attribute. */
export class ChangeGroups {
  private readonly groups = new Map<string, GroupWithPair>();

  /** Adds the differences of one slot on one page; each shape counts once for a page. */
  add(input: SampledInput, pair: SlotPair, changes: readonly SlotChange[]): void {
    const known = new Set<string>();
    for (const { kind, where, name, before, after } of changes) {
      const key = JSON.stringify([pair.fragment, kind, where, name]);
      if (known.has(key)) continue;
      known.add(key);
      const { group } = this.groups.get(key) ?? {};
      if (group !== undefined) {
        group.views += 1;
        group.brands = withOne(group.brands, input.brand);
        group.pages = withOne(group.pages, input.page);
        continue;
      }
      const example = { brand: input.brand, url: urlOf(input), before: cut(before), after: cut(after) };
      const { fragment } = pair;
      this.groups.set(key, {
        group: { fragment, kind, where, name, views: 1, brands: [input.brand], pages: [input.page], example },
        pair,
      });
    }
  }

  /** Returns the groups: failures first, then those on the most views. */
  get all(): readonly GroupWithPair[] {
    const rank = ({ group: { kind } }: GroupWithPair) => (kind === 'fails' ? 0 : 1);
    const sorted = [...this.groups.values()].sort(
      (a, b) => rank(a) - rank(b) || b.group.views - a.group.views || (a.group.where < b.group.where ? -1 : 1),
    );
    return sorted.slice(0, mostGroups);
  }

  /** Number of groups that are not reported. */
  get dropped(): number {
    return Math.max(0, this.groups.size - mostGroups);
  }
}

const withOne = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? [...all] : [...all, one].sort();
const cut = (text: string) => (text.length > mostExample ? `${text.slice(0, mostExample)}…` : text);

/** Returns the address of a sampled page; empty if its view has none. */
function urlOf({ own }: SampledInput): string {
  const { url }: { url?: unknown } = JSON.parse(own);
  return typeof url === 'string' ? url : '';
}
