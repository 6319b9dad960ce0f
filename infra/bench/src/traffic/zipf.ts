/** Returns a function from a number of 0 to 1 to a 0-based rank, such that the n-th rank is 1/n as frequent as the first. */
export function zipf(count: number): (share: number) => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return (share) => {
    const wanted = share * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
