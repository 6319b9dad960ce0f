/**
 * Evidence that a share has become larger than tolerated, for decisions that are taken again and again while values arrive.
 *
 * The evidence is the likelihood of both shares, averaged over all values that they may have, divided by the greatest likelihood that
 * any tolerated pair of shares gives. For every tolerated pair this ratio is at most a nonnegative martingale that starts at 1. By
 * Ville's inequality it reaches 1/α with a probability of at most α, however often it is computed, and in whatever order values of the
 * two versions arrive. So there is no need to plan the number of values or of looks.
 */

/** Values of a version above a threshold, of all its values. Not necessarily whole numbers: dependent values weigh less. */
export interface Share {
  above: number;
  total: number;
}

/** A tolerated share of the candidate, as a function of the baseline's: `factor` × share + `plus`. */
export interface Line {
  factor: number;
  plus: number;
}

/** Parameters of the beta distribution over which a share is averaged. */
export interface Prior {
  above: number;
  below: number;
}

/**
 * Returns the natural logarithm of the evidence that the candidate's share is above every one of the lines.
 * @param lines the largest of them is tolerated. @param prior any; evidence grows fastest where it is near the shares
 */
export function logEvidence(baseline: Share, candidate: Share, lines: readonly Line[], prior: Prior): number {
  const average = logAverage(baseline, prior) + logAverage(candidate, prior);
  return average - Math.max(...lines.map((line) => greatestOnOrBelow(line, baseline, candidate)));
}

/** Returns the logarithm of the mean of values that are given as logarithms. */
export function logMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}

/** Returns the log-likelihood of a share, averaged over the prior. */
function logAverage({ above, total }: Share, prior: Prior): number {
  return logBeta(prior.above + above, prior.below + total - above) - logBeta(prior.above, prior.below);
}

/** Returns the greatest log-likelihood of two shares of which the candidate's is on or below the line. */
function greatestOnOrBelow(line: Line, baseline: Share, candidate: Share): number {
  const [before, after] = [baseline, candidate].map(({ above, total }) => (total === 0 ? 0 : above / total)) as [
    number,
    number,
  ];
  const at = (p: number) => Math.min(1, line.factor * p + line.plus);
  if (after <= at(before)) return logLikelihood(baseline, before) + logLikelihood(candidate, after);
  // The likelihood is concave in both shares: outside of the null hypothesis, its greatest value there is on the line.
  const below = (p: number) => slope(baseline, p) + line.factor * slope(candidate, at(p)) > 0;
  let low = 0;
  let high = Math.min(1, (1 - line.plus) / line.factor);
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle)) low = middle;
    else high = middle;
  }
  const best = (low + high) / 2;
  return logLikelihood(baseline, best) + logLikelihood(candidate, at(best));
}

function logLikelihood({ above, total }: Share, p: number): number {
  const times = (count: number, share: number) => (count === 0 ? 0 : count * Math.log(share));
  return times(above, p) + times(total - above, 1 - p);
}

/** Derivative of the log-likelihood. */
function slope({ above, total }: Share, p: number): number {
  return (above === 0 ? 0 : above / p) - (above === total ? 0 : (total - above) / (1 - p));
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/** Returns the logarithm of the gamma function of a positive number, by Stirling's series above 10. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 10; z += 1) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5);
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
