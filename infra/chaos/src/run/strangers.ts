import { request } from 'node:http';
import type { Ask } from '../trial';

/** Longer targets are reported truncated. */
const toldCharacters = 80;
const answerMs = 30_000;

export interface Strangers {
  asks: readonly Ask[];
  atOnce: number;
  mayFail: readonly number[];
  /** A text that no answer may contain. */
  forbidden: string | undefined;
}

/** Sends strangers' requests, with limited concurrency. @returns the faults of the answers, each kind once */
export async function sendAsks(site: string, strangers: Strangers): Promise<string[]> {
  const { asks, atOnce, mayFail, forbidden } = strangers;
  const waiting = [...asks];
  const wrong = new Set<string>();
  const one = async () => {
    for (let ask = waiting.pop(); ask !== undefined; ask = waiting.pop()) {
      const { status, retryAfter, body } = await send(site, ask);
      if (forbidden !== undefined && body?.includes(forbidden) === true)
        wrong.add(`"${forbidden}" in an answer of ${status}`);
      // A 503 with Retry-After is an answer.
      const isShed = status === 503 && retryAfter !== undefined;
      const isRefused = status === undefined && ask.leavesAfterMs !== undefined;
      if (isShed || isRefused || (status !== undefined && (status < 500 || mayFail.includes(status)))) continue;
      wrong.add(`${status ?? 'no answer'} to ${ask.method ?? 'GET'} ${ask.target.slice(0, toldCharacters)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return [...wrong].slice(0, 5);
}

interface Answer {
  status?: number;
  retryAfter?: string;
  body?: string;
}

function send(site: string, ask: Ask): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const { target, method = 'GET', headers = {}, body, leavesAfterMs = answerMs } = ask;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(leavesAfterMs);
    const sent = request({ hostname, port, path: target, method, headers, agent: false, signal }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('error', () => resolve({}));
      response.on('end', () => {
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], body });
      });
    });
    sent.on('error', () => resolve({}));
    sent.end(body);
  });
}
