/** The part of autocannon that the benchmarks use; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    sampleInt: number;
    headers: Readonly<Record<string, string>>;
    /** Built anew for each request. */
    requests?: readonly {
      setupRequest: <Request extends { headers: object }>(request: Request) => Request & { path: string };
    }[];
    /** Called for each connection before its first request. */
    setupClient?: (client: Client) => void;
  }
  interface Client {
    /** Sets the requests, which are sent one after the other in a loop. */
    setRequests(requests: readonly { path: string }[]): void;
  }
  interface Load extends PromiseLike<unknown> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
    on(event: 'reqError', listener: (error: Error) => void): this;
    stop(): void;
  }
  export default function autocannon(options: Options): Load;
  export { Load };
}
