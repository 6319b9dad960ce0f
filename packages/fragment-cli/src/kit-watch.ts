import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod';
import { findProgram } from './kit-build';
import { type SourceProblem, sourceProblemSchema, type Watch } from './watch';

const buffer = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('built'),
    version: z.string(),
    files: z.map(z.string(), buffer),
    serverMap: z.string(),
    savedAt: z.number().nullable(),
  }),
  z.object({ type: z.literal('failed'), problem: sourceProblemSchema }),
  z.object({ type: z.literal('resolved'), id: z.int(), problem: sourceProblemSchema }),
]);

/** Watches with the `fragment-build` that is installed for the remote. */
export const kitWatch: Watch = (folder, prefix, { onBuilt, onFailed, onEnded }) => {
  const child: ChildProcess = spawn(process.execPath, [findProgram(folder), '--watch', '--version', prefix], {
    ...{ cwd: folder, serialization: 'advanced' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const asked = new Map<number, (problem: SourceProblem) => void>();
  let lastId = 0;
  let closed = false;
  child.on('message', (received) => {
    const message = messageSchema.parse(received);
    if (message.type === 'built') onBuilt(message);
    else if (message.type === 'failed') onFailed(message.problem);
    else {
      asked.get(message.id)?.(message.problem);
      asked.delete(message.id);
    }
  });
  child.on('error', ({ message }) => onEnded(message));
  child.on('exit', (code) => {
    if (!closed) onEnded(`fragment-build ended with the code ${code}, see above.`);
  });
  return {
    resolve: (version, stack) => {
      lastId += 1;
      const id = lastId;
      child.send({ type: 'resolve', id, version, stack });
      return new Promise((resolve) => asked.set(id, resolve));
    },
    close() {
      closed = true;
      if (child.connected) child.disconnect();
    },
  };
};
