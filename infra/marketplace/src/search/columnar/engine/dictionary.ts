/** Numbers for texts, from 1 on in the order of their first use; 0 stands for no text. */
export class Dictionary {
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.numbers.size;
  }

  /** The texts by ascending numbers. */
  texts(): Iterable<string> {
    return this.numbers.keys();
  }

  add(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size + 1;
      this.numbers.set(text, number);
    }
    return number;
  }

  /** Returns the number of a text; 0 if it is unknown. */
  find(text: string): number {
    return this.numbers.get(text) ?? 0;
  }
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
