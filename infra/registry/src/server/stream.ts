import type { RequestHandler, Response } from 'express';
import type { RegistryStore } from '../store/registry-store';

/** The open event streams of `GET /v1/channels/stream`. */
export class ChangeStreams {
  private readonly open = new Set<Response>();
  private readonly stopListening: () => void;
  private readonly heartbeat: NodeJS.Timeout;

  /** @param heartbeatMs interval of the comments that show that the stream is alive. */
  constructor(
    private readonly store: RegistryStore,
    heartbeatMs: number,
  ) {
    this.stopListening = store.onChange(() => this.write(this.event()));
    this.heartbeat = setInterval(() => this.write(': heartbeat\n\n'), heartbeatMs);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** Sends the current revision at once, then each new one; a client that reads the snapshot at every event misses no change. */
  handler(): RequestHandler {
    return (request, response) => {
      response.set({
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        // The connection ends with the stream, so that a shutdown does not wait for an idle connection.
        Connection: 'close',
      });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      response.write(this.event());
      this.open.add(response);
      response.on('close', () => this.open.delete(response));
    };
  }

  close(): void {
    this.stopListening();
    clearInterval(this.heartbeat);
    for (const response of this.open) response.end();
  }

  private event(): string {
    const { revision } = this.store.state;
    return `id: ${revision}\ndata: ${JSON.stringify({ revision })}\n\n`;
  }

  private write(text: string): void {
    for (const response of this.open) response.write(text);
  }
}
