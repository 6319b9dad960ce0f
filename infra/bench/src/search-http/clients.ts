/** Runs the clients of the service in a separate process, so that they share no thread with anything that is measured. */
import { readFileSync } from 'node:fs';
import autocannon, { type Load } from 'autocannon';
import { answerRequests } from '../programs/answer-requests';
import { percentile } from '../statistics';
import { type ClientSettings, pathsOf, type Served } from './load';

const { url, clients, paths } = JSON.parse(readFileSync(process.env.CLIENT_SETTINGS ?? '', 'utf8')) as ClientSettings;

let load: Load | undefined;
let begun = 0;
let latencies: number[] = [];
let bad = 0;

answerRequests({
  start: () => {
    let started = 0;
    load = autocannon({
      ...{ url, connections: clients, sampleInt: 100 },
      // Ended by `stop`; this limit applies if that request never comes.
      duration: 600,
      headers: {},
      setupClient: (client) => client.setRequests(pathsOf(paths, clients, started++).map((path) => ({ path }))),
    });
    load.on('response', (_client, status, _bytes, ms) => {
      latencies.push(ms);
      if (status !== 200) bad += 1;
    });
    load.on('reqError', () => {
      bad += 1;
    });
    return {};
  },
  begin: () => {
    latencies = [];
    begun = performance.now();
    return {};
  },
  stop: async (): Promise<Served> => {
    const seconds = (performance.now() - begun) / 1000;
    const measured = latencies;
    load?.stop();
    await load;
    if (measured.length === 0) throw new Error('Not one search was answered.');
    if (bad > 0) throw new Error(`${bad} searches were not answered with 200.`);
    const [p50, p99] = [percentile(measured, 0.5), percentile(measured, 0.99)];
    return { requests: measured.length, rate: measured.length / seconds, p50, p99 };
  },
});
