import type { Plan, SourceData } from '@forecourt/contracts';
import { joinTexts, type PackedView, type ViewTexts } from '@forecourt/packed-view';
import { type BrowserPlan, browserPlan, type PlanForBrowser } from './browser-plan';
import type { PageFilePath, PageFiles } from './page-files';

/** What a document contains of its plan and view: the names of their files, and whatever belongs to one visitor. */
export interface PageNames {
  /** Path of the plan's file; the plan itself on a page of one visitor. */
  plan: PageFilePath | BrowserPlan;
  /** Path of the view's file; the view itself on a page of one visitor. */
  view: PageFilePath | PackedView;
  /** The visitor's own data by source, which the view lacks; of remotes' and accounts' sources, never of the search. */
  own?: Omit<SourceData, keyof PackedView['data']>;
}

/** Input of `pageNames`. */
export interface NamedPage {
  plan: Plan;
  page: PlanForBrowser;
  view: ViewTexts;
  /** Sources with a visitor's own data. */
  ownSources: ReadonlySet<string>;
  /** Whether the page as a whole is for one visitor: its address is a secret, it says something once, or it is a tester's. */
  isForOne: boolean;
}

/**
 * Returns the names of a page's files as JSON, and stores the files. They hold only what anybody gets at the page's address: a
 * visitor's own data stays in the document, and so does everything of a page for one visitor (R15).
 */
export function pageNames(files: PageFiles, { plan, page, view, ownSources, isForOne }: NamedPage): string {
  if (isForOne) return `{"plan":${JSON.stringify(browserPlan(plan, page))},"view":${joinTexts(view)}}`;
  const answers = Object.entries(view.data);
  const data = Object.fromEntries(answers.filter(([name]) => !ownSources.has(name)));
  const own = answers.filter(([name]) => ownSources.has(name));
  const members = own.map(([name, { text }]) => `${JSON.stringify(name)}:${text}`);
  const names = { plan: files.keepPlan(plan, page), view: files.keepView({ ...view, data }) };
  const json = JSON.stringify(names satisfies PageNames);
  return own.length === 0 ? json : `${json.slice(0, -1)},"own":{${members.join(',')}}}`;
}
