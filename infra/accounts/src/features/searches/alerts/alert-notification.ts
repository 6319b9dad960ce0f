/** The notification about the finds of saved searches, beside the email. */
import type { Notification } from '../../../push/browsers';
import { type ReportedSearch, resultsToReport, summaryOf } from '../summary';

/** The page of all saved searches. */
const searchesPage = '/account/saved-searches';

/** Returns one notification about the finds of all these searches, so that browsers do not get many. */
export function alertNotification(reported: readonly ReportedSearch[]): Notification {
  const [first, ...others] = reported;
  if (first === undefined || others.length > 0)
    return {
      ...{ title: 'News of your saved searches', url: searchesPage },
      body: `${summaryOf(reported)}, in ${reported.length} searches`,
    };
  return { title: first.search.title, body: summaryOf(reported), url: resultsToReport(first.search) };
}
