import { TextColumn } from './text-column';

/**
 * Numbers for texts, from 1 on in the order of their first use; 0 stands for no text. A hash table with open addressing, because a
 * million words are not a million objects then.
 */
export class Dictionary {
  private readonly all = new TextColumn();
  /** Numbers by the hashes of their texts, or in the next free slot; 0 is free. Its length is a power of two. */
  private slots = new Uint32Array(1024);

  get size(): number {
    return this.all.length;
  }

  /** The texts by ascending numbers. */
  texts(): Iterable<string> {
    return this.all;
  }

  add(text: string): number {
    const slot = this.slotOf(text);
    const known = this.slots[slot]!;
    if (known !== 0) return known;
    this.all.push(text);
    this.slots[slot] = this.size;
    if (this.size * 4 > this.slots.length * 3) this.grow();
    return this.size;
  }

  /** Returns the number of a text; 0 if it is unknown. */
  find(text: string): number {
    return this.slots[this.slotOf(text)]!;
  }

  /** Returns the slot of a text, or the one that it would get. */
  private slotOf(text: string): number {
    const { slots, all } = this;
    const last = slots.length - 1;
    let slot = hashOf(text) & last;
    while (slots[slot] !== 0 && !all.is(slots[slot]! - 1, text)) slot = (slot + 1) & last;
    return slot;
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    let number = 0;
    for (const text of this.all) {
      number += 1;
      this.slots[this.slotOf(text)] = number;
    }
  }
}

/** FNV-1a, and a last step that spreads similar texts over all slots. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Numbers for the codes of all facets in one range, so that one array counts them all. 0 stands for no code. */
export class CodeDictionary {
  /** Each number's code. */
  readonly codes: string[] = [''];
  /** Each number's group. */
  readonly groupOfNumber: (CodeGroup | null)[] = [null];
  private readonly groups = new Map<string, CodeGroup>();

  get size(): number {
    return this.codes.length;
  }

  /** Returns the codes of a facet. */
  group(name: string): CodeGroup {
    let group = this.groups.get(name);
    if (group === undefined) {
      group = new CodeGroup(this);
      this.groups.set(name, group);
    }
    return group;
  }

  /** Returns the name of each number's group. */
  groupNames(): string[] {
    const names = [''];
    for (const [name, group] of this.groups) for (const number of group.all()) names[number] = name;
    return names;
  }

  /** Returns the trims of a model: if two models share a trim code, it has a number for each. */
  trimsOf(modelCode: string): CodeGroup {
    return this.group(`trims of ${modelCode}`);
  }
}

/** The codes of one facet, or of one model's trims. */
export class CodeGroup {
  private readonly numbers = new Map<string, number>();

  constructor(private readonly dictionary: CodeDictionary) {}

  add(code: string): number {
    let number = this.numbers.get(code);
    if (number === undefined) {
      const { codes, groupOfNumber } = this.dictionary;
      number = codes.length;
      codes.push(code);
      groupOfNumber.push(this);
      this.numbers.set(code, number);
    }
    return number;
  }

  /** Returns the number of a code; 0 if it is unknown. */
  find(code: string): number {
    return this.numbers.get(code) ?? 0;
  }

  all(): Iterable<number> {
    return this.numbers.values();
  }
}
