/** What the benchmarks ask of a program under measurement, over the channel to its parent; other asks are the program's own. */
export interface ProbeRequest {
  probe: number;
  ask: 'cpu' | 'memory' | 'loop' | string;
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

/** How long the main thread's event loop kept others waiting since it was asked last, ms; nothing is known at the first time. */
export interface LoopDelay {
  p50: number;
  p99: number;
  most: number;
}

/** What a program says of itself at its end. */
export interface ExitReport extends CpuUse {
  /** The most resident memory that it ever had, bytes. */
  peakRss: number;
}

/** Names the file of the exit report. */
export const exitReportVariable = 'FORECOURT_BENCH_EXIT_REPORT';
