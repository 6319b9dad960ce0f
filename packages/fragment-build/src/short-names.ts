const first = 'etrnoiaslcudpfmhgvybwSEkxTPCRALIMONDBUFjVHzGqKW_XJQYZ$';
const next = `${first}0123456789`;

/**
 * Names variables, the most frequent first. A minifier's own order follows how often the code has each character, also in the
 * provisional hashes of file names, which differ between folders: the same source would be named differently in each.
 */
export const shortNames = {
  /** @returns the identifier at an index from 0 */
  get(index: number): string {
    const name = [first.charAt(index % first.length)];
    for (let rest = Math.floor(index / first.length); rest > 0; rest = Math.floor((rest - 1) / next.length))
      name.push(next.charAt((rest - 1) % next.length));
    return name.join('');
  },
};
