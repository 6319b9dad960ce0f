import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { brands } from '@forecourt/brands';
import { reasonOf } from '@forecourt/service';
import type { Sample } from './readiness';
import { freshHeader } from './routes/page-answer';

const path = '/cars-for-sale/all';
/** Longer than any page takes that a visitor would wait for. */
const timeoutMs = 5000;

/**
 * Asks this shell for a page of its first brand, as a visitor does: brand, state, plan, data, render and document. It is whole
 * when it is 200, comes to its end and holds at least one slot that was rendered; one fragment that fails is its team's matter.
 * @param url where the shell listens
 * @param freshToken by which the page is made, not one that was made before
 */
export async function samplePage(url: string, freshToken: string): Promise<Sample> {
  const [{ id, hosts }] = brands;
  const named = `the sample page ${path} of ${id}`;
  try {
    const response = await ask(url + path, { host: hosts[0] ?? '', [freshHeader]: freshToken });
    const html = await text(response);
    if (response.statusCode === 503 && response.headers['retry-after'] !== undefined) return { kind: 'busy' };
    if (response.statusCode !== 200) return failed(`${named} was ${response.statusCode}`);
    if (!html.trimEnd().endsWith('</html>')) return failed(`${named} had no end`);
    if (!/data-(?:late-)?outcome="ok"/.test(html)) return failed(`${named} had no slot rendered`);
    return { kind: 'whole' };
  } catch (error) {
    return failed(`${named} did not come within ${timeoutMs / 1000} s: ${reasonOf(error)}`);
  }
}

const failed = (reason: string): Sample => ({ kind: 'failed', reason });

/** Not `fetch`: that one chooses the Host header itself. */
function ask(url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false, signal: AbortSignal.timeout(timeoutMs) }, resolve).on('error', reject);
  });
}
