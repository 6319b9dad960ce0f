/** A render thread: loads remotes' server modules and renders the slots of one page a message, synchronously. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { ModuleKey } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import { type PackedView, unpackView } from '@forecourt/listing';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import { evaluateServerModule, type ServerModule } from './evaluate';
import { cells, type FromWorker, type RenderJob, type RenderResult, slotOrder, type ToWorker } from './protocol';
import { renderSlots } from './slots';
import { kernelThread } from './thread-clock';
import { warmUp } from './warm-up';

const lent = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDom,
  'react-dom/server': ReactDomServer,
  rxjs,
  '@forecourt/fragment-kit': kit,
  '@forecourt/search-kit': searchKit,
};

const { shared } = workerData as { shared: Int32Array };
const modules = new Map<ModuleKey, ServerModule>();
const port = parentPort!;
const send = (message: FromWorker) => port.postMessage(message);

function begin(activity: number): void {
  Atomics.add(shared, cells.sequence, 1);
  Atomics.store(shared, cells.activity, activity);
}

function load(key: ModuleKey, code: string): string | null {
  begin(1);
  try {
    modules.set(key, evaluateServerModule(code, `${key}/server.js`, lent));
    return null;
  } catch (error) {
    modules.delete(key);
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    begin(0);
  }
}

function render(job: RenderJob): RenderResult {
  const view = unpackView(JSON.parse(job.view) as PackedView);
  const order = slotOrder(job);
  try {
    const result = renderSlots(job, view, {
      find: (key, fragment) => modules.get(key)?.get(fragment),
      onSlot: (slot) => begin(order.indexOf(slot) + 2),
    });
    return { ...result, heapBytes: getHeapStatistics().used_heap_size };
  } finally {
    begin(0);
  }
}

process.on('unhandledRejection', (reason) => {
  send({
    type: 'stray-rejection',
    message: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  });
});

port.on('message', (message: ToWorker) => {
  if (message.type === 'load') send({ type: 'loaded', key: message.key, error: load(message.key, message.code) });
  else if (message.type === 'unload') modules.delete(message.key);
  else send({ type: 'rendered', result: render(message.job) });
});
warmUp();
send({ type: 'ready', kernelThread: kernelThread() });
