import type { PageView } from '@forecourt/contracts';
import { type PackedView, unpackView } from '@forecourt/packed-view';
import type { BrowserPlan } from '../steps/document/browser-plan';
import type { PageFilePath } from '../steps/document/page-files';
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
  const read = async <T>(file: PageFilePath | T): Promise<T> =>
    typeof file === 'string' ? (JSON.parse((await site.page(`/_shell/${file}`)).html) as T) : file;
  const [planned, packed] = await Promise.all([read<BrowserPlan>(plan), read<PackedView>(view)]);
  return { plan: planned, view: unpackView({ ...packed, data: { ...packed.data, ...own } }) };
}
