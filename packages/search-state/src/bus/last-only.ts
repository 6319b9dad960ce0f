import { catchError, map, Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';

/** Something to load, at once or when the shopper's hand rests. */
export interface Pending<R> {
  request: R;
  waitMs: number;
}

export type Outcome<R, Data> = { request: R } & ({ data: Data } | { error: unknown });

/**
 * Loads what comes in, the last one only: whatever else is waiting or under way is given up, its request aborted, its late
 * answer or failure never heard of (R20). null gives up without loading anything.
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

/** A promise that is aborted when nobody waits for it any more. */
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
