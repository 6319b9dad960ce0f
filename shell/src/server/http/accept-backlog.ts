import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Maximum of event loop turns between two admissions; a flood without end must not stop them. */
const mostTurns = 20;

/**
 * Node accepts one connection per turn of its event loop, and rendering a page takes several turns. With many new connections, requests
 * would wait in the kernel's backlog, unseen, for longer than any queue in the shell. So all connections are accepted first, and requests
 * without room are refused at once.
 */
export class AcceptBacklog {
  private came = 0;

  watch(server: Server): void {
    server.on('connection', () => {
      this.came += 1;
    });
  }

  /** Resolves after a turn without a new connection. */
  async drained(): Promise<void> {
    // This turn may already have accepted its connection.
    await turn();
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const before = this.came;
      await turn();
      if (this.came === before) return;
    }
  }
}
