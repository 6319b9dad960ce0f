/** `fragment-build --render`: renders a remote's fragments for the program that started it, `fragment dev --offline`. A process of its own, so that a debugger that stops it stops nothing else. */
import { type LocalBuild, type LocalRendering, LocalServer, type LocalSlot } from './local-server';

/** A message from the program that started this one. */
export type LocalRequest = ({ type: 'load' } & LocalBuild) | ({ type: 'render'; id: number } & LocalSlot);

/** A message to it. */
export interface LocalAnswer {
  id: number;
  rendering: LocalRendering;
}

/** Runs until the program that started it disconnects. */
export function renderForParent(): void {
  if (process.send === undefined) throw new Error('--render is for "fragment dev --offline", which starts it itself.');
  const server = new LocalServer();
  process.on('message', (request: LocalRequest) => {
    if (request.type === 'load') server.load(request);
    else process.send?.({ id: request.id, rendering: server.render(request) } satisfies LocalAnswer);
  });
  process.on('disconnect', () => process.exit());
  // A terminal's Ctrl-C reaches this process, too; it ends with the program that started it.
  process.on('SIGINT', () => {});
}
