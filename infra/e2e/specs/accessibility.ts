import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: readonly { html: string; failureSummary?: string }[];
}

/**
 * Returns axe's violations of WCAG 2.2 AA, target sizes included, with all animations at their end; one line for each, with rule and
 * elements. It waits for the load: a test can find an element before the style sheet has
 * arrived, while a browser paints nothing yet. It ends animations rather than waiting for them: those of a page that is not painted never
 * end by themselves.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    const options = {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Not of WCAG: what HTML allows, of roles.
      rules: { 'target-size': { enabled: true }, 'aria-allowed-role': { enabled: true } },
      // Leaves out the details of rules that pass.
      resultTypes: ['violations'],
    };
    return (await axe.run(document, options)).violations;
  });
  return found.map(
    ({ id, impact, nodes }) =>
      `${impact} ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** Expects that the page has no violation, and nothing beside it to scroll to, at each of these widths. */
export async function expectAccessible(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, beside]).toEqual([width, 0]);
  }
}

/**
 * Records what is announced to assistive technology from now on: each text that appears in a live region, in order. Leaves out that a
 * search takes long, which depends on the machine (R54 has a test of its own).
 */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const regions = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  await page.evaluate((selector) => {
    const told: string[] = [];
    const known = new WeakMap<Element, string>();
    for (const region of document.querySelectorAll(selector)) known.set(region, region.textContent ?? '');
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const text = region.textContent ?? '';
        if (text === (known.get(region) ?? '')) continue;
        known.set(region, text);
        if (text !== '' && text !== 'Loading results') told.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { told });
  }, regions);
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

/** The focused element: where it is, and whether it can be seen and clicked. */
export interface FocusStop {
  /** Slot of the element; empty outside all slots. */
  slot: string;
  name: string;
  /** Whether its target is at least 24 × 24 px: its own size, its label's, or that of the card that it covers. */
  isLargeEnough: boolean;
  /** Whether it is within the screen and not covered. */
  isSeen: boolean;
  /** Whether it or something around it, its label or card, has a focus ring. */
  hasRing: boolean;
}

/** Returns the focused element once it has stopped moving, because it may scroll into view smoothly. */
export function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    const element = document.activeElement ?? document.body;
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? null;
    const target = label ?? element;
    let box = element.getBoundingClientRect();
    for (let still = 0, frames = 0; still < 4 && frames < 240; frames++) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect();
      still = now.x === box.x && now.y === box.y ? still + 1 : 0;
      box = now;
    }
    // Of a range only its thumb is there to be pressed, and wears the ring; no script can read a thumb's style, so its rule is read.
    const thumb = /::-webkit-slider-thumb$/;
    const range = element instanceof HTMLInputElement && element.type === 'range' ? element : null;
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [])]);
    const isThumbRinged = () =>
      [...document.styleSheets]
        .flatMap((sheet) => rulesOf(sheet.cssRules))
        .some(
          (rule) =>
            rule instanceof CSSStyleRule &&
            thumb.test(rule.selectorText) &&
            element.matches(rule.selectorText.replace(thumb, '')) &&
            rule.style.outline.includes('solid'),
        );
    const thumbSize = 24;
    const along = range ? (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min)) : 0.5;
    const offset = range ? thumbSize / 2 + along * (box.width - thumbSize) : box.width / 2;
    const x = Math.min(Math.max(box.x + offset, 0), innerWidth - 1);
    const y = box.y + box.height / 2;
    const own = target.getBoundingClientRect();
    const isHit = (byX: number, byY: number) => {
      const top = document.elementFromPoint(x + byX, y + byY);
      return top !== null && target.contains(top);
    };
    const ringed = [element, ...(element.nextElementSibling === null ? [] : [element.nextElementSibling])];
    for (let around = element.parentElement; around !== null; around = around.parentElement) ringed.push(around);
    return {
      slot: element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? '',
      name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 60),
      isLargeEnough:
        (own.width >= 24 && own.height >= 24) ||
        [isHit(-11, 0), isHit(11, 0), isHit(0, -11), isHit(0, 11)].every(Boolean),
      isSeen: y >= 0 && y < innerHeight && isHit(0, 0),
      hasRing:
        (range !== null && isThumbRinged()) ||
        ringed
          .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
          .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    };
  });
}
