import type { KnownProvider, Statement } from '@forecourt/openid';
import { emailAddressSchema, lineSchema } from '../../http/fields';

/** A shopper as the provider describes them. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case; null if it names no valid address. */
  email: string | null;
  /** Whether it vouches for the address. */
  isEmailVerified: boolean;
  name: string;
}

/** Returns what the site reads of a provider's statement. */
export function claimsOf({ issuer, subject, claims }: Statement): Claims {
  return {
    ...{ issuer, subject, isEmailVerified: claims.email_verified === true },
    email: emailAddressSchema.safeParse(claims.email).data ?? null,
    name: lineSchema(50).safeParse(claims.name).data ?? '',
  };
}

/** Lists the claims that a provider was asked for, and that it may state outside the ID token. */
export const wantedOf = ({ scopes }: KnownProvider): string[] => (scopes.includes('email') ? ['email'] : []);
