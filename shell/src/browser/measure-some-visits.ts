import type { MeasuredPage } from './field/main';

declare global {
  /** The page of a visit that is measured, for the script that does. */
  var __fcMeasured: MeasuredPage | undefined;
}

/**
 * Measures this visit if it is one of the share that is measured, with a script that is loaded once the page is idle; never for
 * visitors who save data. Without the script nothing is measured.
 */
export function measureSomeVisits(page: MeasuredPage): void {
  const { measured, field, scripts } = page.plan;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (Math.random() * 100 >= measured || connection?.saveData) return;
  const load = () => {
    globalThis.__fcMeasured = page;
    const script = { src: field, crossOrigin: '', integrity: scripts[field] };
    document.head.append(Object.assign(document.createElement('script'), script));
  };
  (globalThis.requestIdleCallback ?? setTimeout)(load);
}
