/**
 * Returns the weighted quantile: the least value up to which a share of the weight lies. Reorders both arrays.
 * @param size how many of the values count; at least one, of positive weight
 */
export function weightedQuantile(values: Float64Array, weights: Float64Array, size: number, share: number): number {
  let wanted = 0;
  for (let at = 0; at < size; at += 1) wanted += weights[at]!;
  wanted *= share;
  let from = 0;
  let to = size - 1;
  while (from < to) {
    const pivot = middleOf(values[from]!, values[(from + to) >> 1]!, values[to]!);
    // Three parts: below the pivot, equal to it, above it.
    let below = from;
    let above = to;
    let at = from;
    let weightBelow = 0;
    let weightEqual = 0;
    while (at <= above) {
      const value = values[at]!;
      if (value < pivot) {
        weightBelow += weights[at]!;
        swap(values, weights, at, below);
        below += 1;
        at += 1;
      } else if (value > pivot) {
        swap(values, weights, at, above);
        above -= 1;
      } else {
        weightEqual += weights[at]!;
        at += 1;
      }
    }
    if (below > from && wanted <= weightBelow) to = below - 1;
    else if (wanted <= weightBelow + weightEqual || above === to) return pivot;
    else {
      wanted -= weightBelow + weightEqual;
      from = above + 1;
    }
  }
  return values[from]!;
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function swap(values: Float64Array, weights: Float64Array, a: number, b: number): void {
  const value = values[a]!;
  const weight = weights[a]!;
  values[a] = values[b]!;
  weights[a] = weights[b]!;
  values[b] = value;
  weights[b] = weight;
}

/** Collects weighted values one by one, for a median; its memory is used again. */
export class Sample {
  size = 0;
  private values = new Float64Array(64);
  private weights = new Float64Array(64);

  clear(): this {
    this.size = 0;
    return this;
  }

  add(value: number, weight = 1): void {
    if (this.size === this.values.length) this.grow();
    this.values[this.size] = value;
    this.weights[this.size] = weight;
    this.size += 1;
  }

  /** Returns the median; 0 of no values. */
  median(): number {
    return this.quantile(0.5);
  }

  quantile(share: number): number {
    return this.size === 0 ? 0 : weightedQuantile(this.values, this.weights, this.size, share);
  }

  private grow(): void {
    for (const name of ['values', 'weights'] as const) {
      const larger = new Float64Array(this[name].length * 2);
      larger.set(this[name]);
      this[name] = larger;
    }
  }
}
