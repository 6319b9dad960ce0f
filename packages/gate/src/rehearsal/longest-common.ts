/** Product of two lengths up to which lists are aligned exactly; longer ones, without their common ends, are not aligned at all. */
const mostCells = 250_000;

/** Returns the pairs of indexes of a longest common subsequence, in order. */
export function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const pairs = Array.from({ length: start }, (_, index) => [index, index] as const);
  if (rows * columns > 0 && rows * columns <= mostCells) pairs.push(...middle(a, b, start, rows, columns));
  for (let index = end; index > 0; index -= 1) pairs.push([a.length - index, b.length - index]);
  return pairs;
}

/** Aligns the parts of two lists from `start` on. */
function middle(a: readonly string[], b: readonly string[], start: number, rows: number, columns: number) {
  const width = columns + 1;
  // Length of the longest common subsequence of what follows a row and a column.
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column]!;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        a[start + row] === b[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (a[start + row] === b[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
