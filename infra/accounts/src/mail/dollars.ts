/** Returns whole US dollars as text: `$4,000`, `-$4,000`. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${Math.round(Math.abs(amount)).toLocaleString('en-US')}`;
