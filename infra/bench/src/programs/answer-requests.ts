import type { ProbeRequest } from './probe-messages';

/**
 * Answers requests of `Program.ask`, in the benchmarks' own programs. It announces that it listens by an answer with number 0, which
 * no request has; earlier requests are lost.
 */
export function answerRequests(requests: Readonly<Record<string, () => object | Promise<object>>>): void {
  process.on('message', async ({ probe, ask = '' }: Partial<ProbeRequest>) => {
    const answer = Object.hasOwn(requests, ask) ? requests[ask] : undefined;
    if (answer !== undefined) process.send?.({ probe, ...(await answer()) });
  });
  process.send?.({ probe: 0 });
}
