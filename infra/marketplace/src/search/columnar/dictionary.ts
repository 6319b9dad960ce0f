/** Numbers for texts, from 1 on in the order of their first use; 0 stands for none. */
export class Dictionary {
  readonly texts: string[] = [''];
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.texts.length;
  }

  add(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.numbers.set(text, number);
      this.texts.push(text);
    }
    return number;
  }

  /** 0 when the text is unknown. */
  find(text: string): number {
    return this.numbers.get(text) ?? 0;
  }
}

/**
 * Numbers for the codes of all facets in one range, so that one array counts them all. A trim belongs to its model: two
 * models that share a trim's code have a number each.
 */
export class CodeDictionary {
  private readonly keys = new Dictionary();
  /** By number: the code. */
  readonly codes: string[] = [''];
  private readonly byFacet = new Map<string, number[]>();

  get size(): number {
    return this.codes.length;
  }

  add(facet: string, code: string, model?: string): number {
    const key = keyOf(facet, code, model);
    const number = this.keys.add(key);
    if (number === this.codes.length) {
      this.codes.push(code);
      const group = groupOf(facet, model);
      const numbers = this.byFacet.get(group);
      if (numbers === undefined) this.byFacet.set(group, [number]);
      else numbers.push(number);
    }
    return number;
  }

  /** 0 when the code is unknown. */
  find(facet: string, code: string, model?: string): number {
    return this.keys.find(keyOf(facet, code, model));
  }

  /** Numbers of a facet's codes; for trims, of one model's. */
  numbersOf(facet: string, model?: string): readonly number[] {
    return this.byFacet.get(groupOf(facet, model)) ?? [];
  }
}

function keyOf(facet: string, code: string, model: string | undefined): string {
  return `${groupOf(facet, model)}\n${code}`;
}

function groupOf(facet: string, model: string | undefined): string {
  return model === undefined ? facet : `${facet}\n${model}`;
}
