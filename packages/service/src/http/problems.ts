import type { Problem, WayBack } from '@forecourt/contracts';

/** Status and title of a service's refusals and failures, by code. */
export type ProblemKinds = Readonly<Record<string, readonly [status: number, title: string]>>;

/** An error that carries its response, as RFC 9457 problem details. */
export abstract class ServiceProblem extends Error {
  abstract readonly code: string;
  abstract readonly problem: Problem & { back?: WayBack };
}

/** Returns the error class of one service's problems; a problem's `type` is `<service>/<code>`. */
export function problemsOf<const Kinds extends ProblemKinds>(service: string, kinds: Kinds) {
  type Code = keyof Kinds & string;
  return class ProblemError extends ServiceProblem {
    readonly problem: Problem & { back?: WayBack };

    /**
     * @param detail what happened, why, and what to do; by default the title
     * @param reasons the reasons, if there are several
     * @param back where the page that shows it to a browser without script leads, if not back to where the form was
     */
    constructor(
      readonly code: Code,
      detail?: string,
      reasons?: readonly string[],
      back?: WayBack,
    ) {
      const [status, title] = kinds[code] as ProblemKinds[string];
      super(detail ?? title);
      this.problem = {
        ...{ type: `${service}/${code}`, title, status, detail: detail ?? title },
        ...(reasons && { reasons: [...reasons] }),
        ...(back && { back }),
      };
    }
  };
}
