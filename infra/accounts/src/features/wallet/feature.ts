import { type Feature, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { saveWallet, walletAnswerSchema, walletFormSchema } from './routes';

/** The monthly budget. */
export const wallet: Feature = {
  name: 'wallet',
  routes: [
    post('/account-api/wallet', {
      summary: 'Saves the monthly budget and its terms; says which highest price the search should have.',
      refusals: [400, 413, 415, 429, 503],
      fields: walletFormSchema,
      answer: walletAnswerSchema,
      handle: saveWallet,
      form: { title: 'Your budget', failed: 'Your budget was not saved', back: 'Back to the results' },
    }),
  ],
  retained: [
    retainedTable({
      name: 'wallet',
      title: 'Your budget',
      retention: 'until you remove it, at most for two years after the last change',
      retentionDays: 730,
      ...{ table: 'wallets', time: 'updatedAt', subject: { owner: 'owner' }, merges: { once: null } },
      shape: ({ wallet, updatedAt }) => ({ ...(JSON.parse(wallet) as object), updatedAt: isoTime(updatedAt) }),
    }),
  ],
};
