import { fetchBytes, reasonOf } from '@forecourt/service';

/** The shells' counts for one version since their start. */
export interface Counted {
  /** Slots rendered with it. */
  slots: number;
  /** Slots that showed its fallback. */
  failed: number;
  /** Failures that browsers have reported. */
  inBrowsers: number;
}

export type CountedOf = (remote: string, version: string) => Counted;

/** Reads and sums the metrics of shells. @param urls shells, or the URLs of their `/metrics`. @throws Error that names the shell without metrics */
export async function readShells(urls: readonly string[]): Promise<CountedOf> {
  const samples = (await Promise.all(urls.map(readSamples))).flat();
  return (remote, version) => {
    const sum = (name: string) =>
      samples
        .filter(
          ({ labels, ...sample }) => sample.name === name && labels.remote === remote && labels.version === version,
        )
        .reduce((total, { value }) => total + value, 0);
    return {
      slots: sum('forecourt_slots_total'),
      failed: sum('forecourt_slot_failures_total'),
      inBrowsers: sum('forecourt_browser_failures_total'),
    };
  };
}

interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

async function readSamples(url: string): Promise<Sample[]> {
  const address = `${url.replace(/\/+$/, '')}/metrics`;
  try {
    const { bytes } = await fetchBytes({ url: address, timeoutMs: 5_000, maxBytes: 16 * 2 ** 20 });
    return bytes.toString().split('\n').flatMap(sampleOf);
  } catch (error) {
    throw new Error(`no metrics from ${address}: ${reasonOf(error)}`);
  }
}

/** Parses a line of Prometheus text, `slots{remote="mfe-ads"} 2`; skips comments and metrics without labels. */
function sampleOf(line: string): Sample[] {
  const [, name, labels, value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
  if (name === undefined || labels === undefined) return [];
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
  return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
}
