/** A request of the benchmarks to a program under measurement, over the channel to its parent; other values of `ask` are the program's own. */
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
  /** Used heap and external memory of all threads after a garbage collection, bytes. */
  heap: number;
  /** `heap` of each thread, the main thread first. */
  threads: readonly number[];
}

/** Delays of the main thread's event loop since the previous request, ms; the first request only starts the measurement. */
export interface LoopDelay {
  p50: number;
  p99: number;
  most: number;
}

/** A program's report at its end. */
export interface ExitReport extends CpuUse {
  /** Peak resident memory, bytes. */
  peakRss: number;
}

/** Environment variable with the path of the exit report. */
export const exitReportVariable = 'FORECOURT_BENCH_EXIT_REPORT';
