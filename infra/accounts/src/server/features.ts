import { account } from '../features/account/feature';
import { deals } from '../features/deals/feature';
import { emailLinks } from '../features/email-links/feature';
import { favourites } from '../features/favourites/feature';
import type { Feature } from '../features/feature';
import { feedback } from '../features/feedback/feature';
import { leads } from '../features/leads/feature';
import { myData } from '../features/my-data/feature';
import { push } from '../features/push/feature';
import { reports } from '../features/reports/feature';
import { reviews } from '../features/reviews/feature';
import { searches } from '../features/searches/feature';
import { visitor } from '../features/visitor/feature';
import { wallet } from '../features/wallet/feature';

/** All features. Data are erased in this order: the account, by which a person's data are found, is the last. */
export const allFeatures: readonly Feature[] = [
  ...[emailLinks, leads, reports, reviews, searches, favourites, wallet, deals, push, feedback],
  ...[account, visitor, myData],
];
