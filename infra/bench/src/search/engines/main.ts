/** Runs one search engine in a separate process, so that its memory and CPU time are its own. Answers the benchmark's requests. */
import { readFileSync } from 'node:fs';
import { duckdbEngine } from '../../peers/duckdb/engine';
import { answerRequests } from '../../programs/answer-requests';
import type { Answers, EngineSettings, First, Samples } from '../messages';
import { columnarEngine } from './columnar';
import { oracleEngine } from './oracle';

const {
  engine: name,
  asked,
  ...source
} = JSON.parse(readFileSync(process.env.ENGINE_SETTINGS ?? '', 'utf8')) as EngineSettings;
const begun = performance.now();
const loading = { columnar: columnarEngine, oracle: oracleEngine, duckdb: duckdbEngine }[name](source);
let loadMs = 0;

answerRequests({
  first: async (): Promise<First> => {
    const engine = await loading;
    (await engine.search(asked[0]!))();
    return { loadMs };
  },
  round: async (): Promise<Samples> => {
    const engine = await loading;
    const samples: Samples = { cpuMs: [], wallMs: [] };
    for (const index of asked) {
      const cpu = process.cpuUsage();
      const start = performance.now();
      await engine.search(index);
      const wallMs = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      samples.cpuMs.push((user + system) / 1000);
      samples.wallMs.push(wallMs);
    }
    return samples;
  },
  answers: async (): Promise<Answers> => {
    const engine = await loading;
    const results: Answers['results'] = [];
    for (const index of asked) results.push((await engine.search(index))());
    return { results };
  },
});
await loading;
loadMs = performance.now() - begun;
