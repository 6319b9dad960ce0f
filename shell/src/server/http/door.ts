import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** So many are taken in at most between two pages: a flood without end shall not stop them. */
const mostTurns = 20;

/**
 * Node takes one connection a turn of its loop, and a page is work for several turns: where many stand at the door, they would wait
 * outside, unseen, for longer than anybody waits inside. So everybody is let in first, and told at once where there is no room.
 */
export class Door {
  private came = 0;

  watch(server: Server): void {
    server.on('connection', () => {
      this.came += 1;
    });
  }

  /** Resolves after a turn in which nobody came. */
  async quiet(): Promise<void> {
    // The present turn may have had its look at the door already.
    await turn();
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const before = this.came;
      await turn();
      if (this.came === before) return;
    }
  }
}
