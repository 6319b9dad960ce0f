import { type Kept, sendMine } from '@forecourt/device';
import type { Wallet } from '@forecourt/listing';

/** Where the budget is saved: by the forms themselves, and by script as JSON. */
export const walletPath = '/account-api/wallet';

export interface WalletAnswer {
  wallet: Wallet | null;
  /** The server's words. */
  message: string;
  /** The highest price that the search is to have now; null where it stays. */
  maxPrice: number | null;
}

export const saveWallet = (fields: Readonly<Record<string, string>>): Promise<Kept<WalletAnswer>> =>
  sendMine<WalletAnswer>(walletPath, fields);
