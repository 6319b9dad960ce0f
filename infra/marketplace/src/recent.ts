/** Keeps the values that were used last, and makes those that it does not have. */
export class Recent<Key, Value> {
  /** In the order of the last use. */
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key, make: () => Value): Value {
    const known = this.values.get(key);
    // `undefined` can be a value too.
    const value = known !== undefined || this.values.has(key) ? (known as Value) : make();
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.most) this.values.delete(this.values.keys().next().value as Key);
    return value;
  }
}
