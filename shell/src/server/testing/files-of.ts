import type { PageView } from '@forecourt/contracts';
import { unpackView } from '@forecourt/packed-view';
import type { BrowserPlan } from '../steps/document/browser-plan';
import type { PageNames } from '../steps/document/page-names';
import type { Page, TestSite } from './test-shell';

/** Returns what a document says of its plan and view. */
export const namesIn = ({ html }: Pick<Page, 'html'>): PageNames =>
  JSON.parse(/<script type="application\/json" id="fc-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as PageNames;

/** Returns the plan and the view of a page, as a browser reads them. */
export async function filesOf(
  site: Pick<TestSite, 'page'>,
  page: Pick<Page, 'html'>,
): Promise<{ plan: BrowserPlan; view: PageView }> {
  const { plan, view, own } = namesIn(page);
  const read = async <T>(folder: string, name: string | T): Promise<T> =>
    typeof name === 'string' ? (JSON.parse((await site.page(`/_shell/${folder}/${name}`)).html) as T) : name;
  const [planned, packed] = await Promise.all([read('plans', plan), read('views', view)]);
  return { plan: planned, view: unpackView({ ...packed, data: { ...packed.data, ...own } }) };
}
