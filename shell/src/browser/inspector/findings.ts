/** A problem in a page's HTML, found by a few generic checks. In tests of fragments, axe checks more. */
export interface Finding {
  /** The innermost slot around it; null for the site's own HTML. */
  slot: string | null;
  what: string;
}

const controls = 'a[href],button,input:not([type="hidden"]),select,textarea,[role="button"],[role="link"]';
const unseen = '[hidden],[aria-hidden="true"],[inert]';

/** Finds pictures without a text alternative, controls without a name, and duplicate ids. */
export function findingsIn(root: ParentNode): Finding[] {
  const seen = <E extends Element>(selector: string) =>
    [...root.querySelectorAll<E>(selector)].filter((one) => one.closest(unseen) === null);
  const pictures = seen('img:not([alt])').map((one) => finding(one, 'a picture without alt'));
  const nameless = seen(controls)
    .filter((one) => nameOf(one).trim() === '')
    .map((one) => finding(one, 'a control without a name'));
  const ids = new Map<string, Element[]>();
  for (const one of root.querySelectorAll('[id]')) ids.set(one.id, [...(ids.get(one.id) ?? []), one]);
  const twice = [...ids.values()].flatMap(([, ...others]) =>
    others.map((one) => finding(one, `the id "${one.id}" again`)),
  );
  return [...pictures, ...nameless, ...twice];
}

function finding(element: Element, what: string): Finding {
  const html = element.outerHTML.replace(/\s+/g, ' ');
  return { slot: slotOf(element), what: `${what}: ${html.length > 120 ? `${html.slice(0, 120)}…` : html}` };
}

/** Returns the innermost slot around a node. */
export function slotOf(node: Node | null): string | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element?.closest('[data-slot]')?.getAttribute('data-slot') ?? null;
}

/** Returns enough of an accessible name to tell whether there is one. */
function nameOf(element: Element): string {
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? '' : (element.ownerDocument.getElementById(id)?.textContent ?? '')));
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const isPress = element instanceof HTMLInputElement && ['submit', 'reset', 'button', 'image'].includes(element.type);
  return [
    ...labelled,
    element.getAttribute('aria-label') ?? '',
    ...labels.map((label) => label.textContent ?? ''),
    element.getAttribute('title') ?? '',
    isPress ? element.value || element.alt || (element.type === 'button' ? '' : element.type) : '',
    element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? '' : (element.textContent ?? ''),
    ...[...element.querySelectorAll('[alt],[aria-label]')].map(
      (inner) => inner.getAttribute('alt') ?? inner.getAttribute('aria-label') ?? '',
    ),
  ].join('');
}
