import { catchError, map, Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';

/** A request to send at once, or after a pause in ms. */
export interface Pending<R> {
  request: R;
  waitMs: number;
}

export type Outcome<R, Data> = { request: R } & ({ data: Data } | { error: unknown });

/**
 * Loads only the latest request: any older one that waits or is pending is dropped, aborted, and its
 * outcome ignored (R20). null drops it without a new load.
 */
export function lastOnly<R, Data>(
  load: (request: R, signal: AbortSignal) => Promise<Data>,
  scheduler: SchedulerLike,
): (pending$: Observable<Pending<R> | null>) => Observable<Outcome<R, Data>> {
  const loading = (request: R): Observable<Outcome<R, Data>> =>
    fromAbortable((signal) => load(request, signal)).pipe(
      map((data) => ({ request, data })),
      catchError((error: unknown) => of({ request, error })),
    );
  return switchMap((pending) => {
    if (pending === null) return of();
    const { request, waitMs } = pending;
    return waitMs === 0 ? loading(request) : timer(waitMs, scheduler).pipe(switchMap(() => loading(request)));
  });
}

/** Runs a promise that is aborted when nobody is subscribed any more. */
function fromAbortable<T>(start: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    let settled = false;
    new Promise<T>((resolve) => resolve(start(controller.signal))).then(
      (value) => {
        settled = true;
        subscriber.next(value);
        subscriber.complete();
      },
      (error: unknown) => {
        settled = true;
        subscriber.error(error);
      },
    );
    return () => {
      if (!settled) controller.abort();
    };
  });
}
