import type { AccountLink } from '../account/account-link';
import type { Alert, SharedBookmark } from '../account/alert';
import type { Deals, SentDeal } from '../account/deals';
import type { Visitor } from '../account/visitor';
import type { Ways } from '../account/ways';
import type { Article } from '../articles/article';
import type { EditorialEntry, EditorialList, ModelEditorial } from '../editorial/editorial';

/** Data of the site's sources about people and its own pages; the sources about vehicles are declared in `packages/listing`. */
declare module '@forecourt/contracts' {
  interface Sources {
    alert: Alert;
    /** Deals of the visitor, and the deal of an email's link. */
    deals: Deals;
    deal: SentDeal;
    link: AccountLink;
    bookmark: SharedBookmark;
    article: Article;
    /** A page of the list of articles, or of expert reviews; the entry of a page; what there is about the search's model. */
    'editorial-list': EditorialList;
    'editorial-entry': EditorialEntry;
    'model-editorial': ModelEditorial;
    visitor: Visitor;
    ways: Ways;
  }
}
