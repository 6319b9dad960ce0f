import { type ChildProcess, spawn } from 'node:child_process';
import { loopback } from '@forecourt/service';
import * as z from 'zod';
import { findProgram } from './kit-build';
import type { LocalRendering, StartRenderer } from './local-renderer';

const answerSchema = z.object({
  id: z.int(),
  rendering: z.union([z.object({ html: z.string() }), z.object({ stack: z.string() })]),
});

/** Renders with the `fragment-build` that is installed for the remote; a debugger reaches it from this machine only. */
export const kitRenderer: StartRenderer = (folder, inspect, onEnded) => {
  const debugging = inspect === null ? [] : [`--inspect=${loopback}:${inspect}`];
  const child: ChildProcess = spawn(process.execPath, [...debugging, findProgram(folder), '--render'], {
    ...{ cwd: folder, serialization: 'advanced' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const asked = new Map<number, (rendering: LocalRendering) => void>();
  let lastId = 0;
  let closed = false;
  child.on('message', (received) => {
    const { id, rendering } = answerSchema.parse(received);
    asked.get(id)?.(rendering);
    asked.delete(id);
  });
  child.on('error', ({ message }) => onEnded(message));
  child.on('exit', (code) => {
    if (!closed) onEnded(`the renderer on this machine ended with the exit code ${code}, see above.`);
  });
  return {
    load: (build) => void child.send({ type: 'load', ...build }),
    render(slot) {
      lastId += 1;
      const id = lastId;
      child.send({ type: 'render', id, ...slot });
      return new Promise((resolve) => asked.set(id, resolve));
    },
    close() {
      closed = true;
      if (child.connected) child.disconnect();
    },
  };
};
