import type { MeasuredPage } from './field/main';

/**
 * Measures this visit if it is one of the share that is measured, with a script that is loaded once the loaded page is idle; never for
 * visitors who save data. Without the script nothing is measured.
 */
export function measureSomeVisits(page: MeasuredPage): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (Math.random() * 100 >= page.plan.measured || connection?.saveData) return;
  const load = () =>
    import(/* webpackChunkName: "field" */ './field/main').then(
      ({ measure }) => measure(page),
      () => {},
    );
  const whenIdle = () => void ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1000));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
