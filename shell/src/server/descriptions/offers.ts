/** Derives what the services offer to browsers from their descriptions. Pure. */
import type { ServedForm, ServedPath, ServiceDescription } from '@forecourt/contracts';
import { type UpstreamName, upstreams } from '../upstreams';

/** A path with everything below it, and the service that serves it. */
export interface Offered extends ServedPath {
  upstream: UpstreamName;
  /** Name of the service for use in sentences. */
  title: string;
  /** Longest time for a whole answer, ms. */
  timeoutMs: number;
}

/** A form with the path that it is posted to. */
export interface OfferedForm extends ServedForm {
  to: Offered;
  /** Size of the largest answer that is read, bytes. */
  answerBytes: number;
  /** The service's breaker, for a form within a path that has none of its own (R72). */
  breaker: ServiceDescription['breaker'];
}

/** A path or form that a service claims and is refused. */
export interface RefusedClaim {
  upstream: UpstreamName;
  path: string;
  reason: string;
}

/** Description by service; without services that have not described themselves. */
export type Descriptions = ReadonlyMap<UpstreamName, ServiceDescription>;

export class Offers {
  private readonly offered: Offered[] = [];
  private readonly forms = new Map<string, OfferedForm>();
  readonly refused: RefusedClaim[] = [];

  /** @param reserved the site's own paths; no service may claim one, nor a path above or below one */
  constructor(descriptions: Descriptions, reserved: readonly string[]) {
    for (const [upstream] of upstreams) {
      const description = descriptions.get(upstream);
      if (description !== undefined) this.take(upstream, description, reserved);
    }
    // The longest matching path wins.
    this.offered.sort((a, b) => b.path.length - a.path.length);
  }

  /** Returns the offered path that equals a request's path (without its query) or contains it. */
  pathAt(path: string): Offered | undefined {
    return this.offered.find((each) => isWithin(path, each.path));
  }

  /** Returns the form that is posted to exactly this path. */
  formAt(path: string): OfferedForm | undefined {
    return this.forms.get(path);
  }

  private take(
    upstream: UpstreamName,
    { title, timeoutMs, answerBytes, breaker, paths, forms }: ServiceDescription,
    reserved: readonly string[],
  ) {
    const others = [...this.offered];
    const refuse = (path: string, reason: string) => void this.refused.push({ upstream, path, reason });
    for (const claimed of paths) {
      const { path } = claimed;
      const own = reserved.find((each) => overlap(path, each));
      const theirs = others.find((each) => overlap(path, each.path));
      if (own !== undefined) refuse(path, `${own} is the site’s own`);
      else if (theirs !== undefined) refuse(path, `${theirs.path} is served by ${theirs.upstream}`);
      else this.offered.push({ timeoutMs, ...claimed, upstream, title });
    }
    const mine = this.offered.slice(others.length).sort((a, b) => b.path.length - a.path.length);
    for (const form of forms) {
      const to = mine.find(({ path }) => isWithin(form.path, path));
      if (to?.methods.includes('POST')) this.forms.set(form.path, { ...form, to, answerBytes, breaker });
      else refuse(form.path, 'the form is not within a path of the service that takes posts');
    }
  }
}

const isWithin = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
const overlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);
