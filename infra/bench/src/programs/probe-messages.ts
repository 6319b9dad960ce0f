/** What the benchmarks ask of a program under measurement, over the channel to its parent. */
export interface ProbeRequest {
  probe: number;
  ask: 'cpu' | 'memory';
}

export interface CpuUse {
  /** CPU time of the process since its start, all its threads, ms. */
  cpuMs: number;
}

export interface MemoryUse {
  /** Resident memory of the process, bytes. */
  rss: number;
  /** Used heap after a collection, and memory held from it, of all threads; bytes. */
  heap: number;
  /** The threads' own shares, the main thread first. */
  threads: readonly number[];
}

export type ProbeAnswer = { probe: number } & (CpuUse | MemoryUse);
