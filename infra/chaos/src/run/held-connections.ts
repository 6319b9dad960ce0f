import { connect, type Socket } from 'node:net';

/** Connections that are held open and send a byte of a request from time to time. */
export class HeldConnections {
  private readonly sockets = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;

  constructor(site: string, count: number) {
    const { hostname, port } = new URL(site);
    const hold = () => {
      const socket = connect(Number(port), hostname, () => socket.write('GET /cars-for-sale/all HTTP/1.1\r\nX-Long: '));
      this.sockets.add(socket);
      // A closed connection is opened again.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (this.sockets.delete(socket)) setTimeout(hold, 100).unref();
      });
    };
    for (let at = 0; at < count; at += 1) hold();
    this.timer = setInterval(() => {
      for (const socket of this.sockets) socket.write('x');
    }, 200);
  }

  leave(): void {
    clearInterval(this.timer);
    const all = [...this.sockets];
    this.sockets.clear();
    for (const socket of all) socket.destroy();
  }
}
