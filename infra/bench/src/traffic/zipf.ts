/** The rank, from 0, that a number from 0 to 1 stands for, where the n-th is asked for 1/n as often as the first. */
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
