import type { BrowserPage } from './page';
import { results } from './results';

/** Page types with browser code besides their slots, by name. */
const pages: Readonly<Record<string, BrowserPage>> = { results };

const plain: BrowserPage = { append: (shown) => shown };

export function browserPage(name: string): BrowserPage {
  return Object.hasOwn(pages, name) ? pages[name]! : plain;
}
