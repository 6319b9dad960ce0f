import type { ProbeRequest } from './probe-messages';

/**
 * For programs of the benchmarks' own: answers what `Program.ask` asks of them. Says that it listens by an answer to a question
 * that nobody asked, number 0; what is asked before that is lost.
 */
export function answerAsks(asks: Readonly<Record<string, () => object | Promise<object>>>): void {
  process.on('message', async ({ probe, ask = '' }: Partial<ProbeRequest>) => {
    const answer = Object.hasOwn(asks, ask) ? asks[ask] : undefined;
    if (answer !== undefined) process.send?.({ probe, ...(await answer()) });
  });
  process.send?.({ probe: 0 });
}
