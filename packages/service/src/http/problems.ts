import type { Problem } from '@forecourt/contracts';

/** Refusals and failures of a service by their code: status and title. */
export type ProblemKinds = Readonly<Record<string, readonly [status: number, title: string]>>;

/** A refusal or failure that knows how it is answered: RFC 9457 problem details. */
export abstract class ServiceProblem extends Error {
  abstract readonly code: string;
  abstract readonly problem: Problem;
}

/** The problems of one service; a problem's `type` is `<service>/<code>`. */
export function problemsOf<const Kinds extends ProblemKinds>(service: string, kinds: Kinds) {
  type Code = keyof Kinds & string;
  return class ProblemError extends ServiceProblem {
    readonly problem: Problem;

    /** @param detail what happened, why, and what to do; the title when there is nothing to add. @param reasons each of several reasons. */
    constructor(
      readonly code: Code,
      detail?: string,
      reasons?: readonly string[],
    ) {
      const [status, title] = kinds[code] as ProblemKinds[string];
      super(detail ?? title);
      this.problem = {
        ...{ type: `${service}/${code}`, title, status, detail: detail ?? title },
        ...(reasons && { reasons: [...reasons] }),
      };
    }
  };
}
