import { readFileSync, readlinkSync } from 'node:fs';

/** The kernel's number of the calling thread; null where the system does not tell. To be called in the thread itself. */
export function kernelThread(): number | null {
  try {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isInteger(id) ? id : null;
  } catch {
    return null;
  }
}

/** Time that a thread of this process has spent on a processor, ms; null where the system does not tell. */
export function processorMs(kernelThread: number | null): number | null {
  if (kernelThread === null) return null;
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${kernelThread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
