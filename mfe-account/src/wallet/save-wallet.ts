import { type Sent, sendMine } from '@forecourt/device';
import type { Wallet } from '@forecourt/listing';

/** Endpoint for saving the budget: by forms, and by script as JSON. */
export const walletPath = '/account-api/wallet';

export interface WalletAnswer {
  wallet: Wallet | null;
  /** The server's message. */
  message: string;
  /** The search's new highest price; null if it does not change. */
  maxPrice: number | null;
}

export const saveWallet = (fields: Readonly<Record<string, string>>): Promise<Sent<WalletAnswer>> =>
  sendMine<WalletAnswer>(walletPath, fields);
