import type { AccountLink } from '../../../site/src/account/account-link';
import type { Alert, SharedBookmark } from '../../../site/src/account/alert';
import type { Article } from '../../../site/src/articles/article';
import type { Visitor } from '../../../site/src/account/visitor';
import type { Ways } from '../../../site/src/account/ways';

/**
 * What sources deliver, by name. Whoever owns a payload adds it by declaration merging,
 * `declare module '@forecourt/contracts' { interface Sources { … } }`, in its own code.
 */
export interface Sources {
  alert: Alert;
  link: AccountLink;
  bookmark: SharedBookmark;
  article: Article;
  visitor: Visitor;
  ways: Ways;
}

export type SourceName = keyof Sources & string;

/** Data of one page by source. An optional source that failed, timed out or has nothing is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };
