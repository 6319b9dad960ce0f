/** The notice about what saved searches found, beside the letter. */
import type { Notification } from '../../../push/browsers';
import { resultsToTell, summaryOf, type ToldSearch } from '../summary';

/** The page of all that are saved. */
const searchesPage = '/account/saved-searches';

/** One about all of them: a browser is not filled with notices. */
export function alertNotification(told: readonly ToldSearch[]): Notification {
  const [first, ...others] = told;
  if (first === undefined || others.length > 0)
    return {
      ...{ title: 'News of your saved searches', url: searchesPage },
      body: `${summaryOf(told)}, in ${told.length} searches`,
    };
  return { title: first.search.title, body: summaryOf(told), url: resultsToTell(first.search) };
}
