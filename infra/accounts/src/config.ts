import { resolve } from 'node:path';
import {
  type BrandHosts,
  loopback,
  postgresUrl,
  readEnvironment,
  servicePort,
  serviceUrl,
  shared,
  wholeNumber,
} from '@forecourt/service';
import * as z from 'zod';
import type { MailOptions } from './mail/transport';
import { type ForeignProvider, type OtherClient, openIdVariables } from './sign-in/openid/settings';
import { usualCost } from './sign-in/passwords';

const address = z.email();

/** URL of the database of people's data. */
export const databaseUrl = postgresUrl.optional().meta({
  description:
    'The PostgreSQL database (15 or newer) of the accounts service, for any number of its processes. Parameters of the URL are those of libpq, such as `sslmode=verify-full`.',
  form: 'a postgres URL, `postgres://user:password@db.example/accounts`',
  standard: 'none: a file in DATA_DIR/accounts, for one process',
});

/** The variables of the service's environment. */
export const environmentSchema = z.object({
  ACCOUNTS_PORT: servicePort('accounts service', 3003),
  ACCOUNTS_HOST: z.string().default(loopback).describe('The address on which the accounts service listens.'),
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  MARKETPLACE_URL: serviceUrl('marketplace', 'MARKETPLACE_PORT'),
  PUBLIC_ORIGINS: shared.PUBLIC_ORIGINS,
  BRAND_HOSTS: shared.BRAND_HOSTS,
  DATA_DIR: shared.DATA_DIR,
  RETENTION_UNTIL: shared.RETENTION_UNTIL,
  DATABASE_URL: databaseUrl,
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description: 'The mail server of the accounts service, with user and password where it needs them.',
      form: 'an smtp or smtps URL, `smtp://user:password@mail.example:587`',
      standard: 'none: every email is a file in DATA_DIR/mail',
    }),
  MAIL_FROM: address.default('no-reply@forecourt.example').describe('The sender of the site’s emails.'),
  SUPPORT_ADDRESS: address
    .default('support@forecourt.example')
    .describe('The address to which the accounts service mails shoppers’ reports about listings.'),
  LEAD_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)
    .default('leads.forecourt.example')
    .meta({
      description:
        'The mail domain in which every seller has a mailbox by their id, `dealer-7@leads.forecourt.example`; shoppers’ messages go there, and from there to the seller.',
      form: 'a domain name in lower case',
    }),
  PASSWORD_COST: wholeNumber(10, 20).default(usualCost).meta({
    description:
      'The cost of a guess at a stored password: scrypt’s N as a power of two, each step twice as much. Less than 15 is for trials, never for people; passwords that were hashed at another cost stay valid.',
  }),
  ...openIdVariables,
  PUSH_ORIGINS: z
    .string()
    .optional()
    .transform((text) =>
      (text ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .meta({
      description:
        'Push services that browsers may use besides those of Chrome, Edge, Firefox and Safari; push messages are sent nowhere else.',
      form: 'origins joined by commas, `https://push.example`',
      standard: 'none',
    }),
});

/** The service's configuration. */
export interface Config {
  port: number;
  host: string;
  /** The marketplace, for reference data, listings and news. */
  marketplaceUrl: string;
  /** The service's own folder, absolute. */
  folder: string;
  /** Where its database is: a URL of PostgreSQL, or the folder. */
  database: string;
  mail: MailOptions & { leadDomain: string; support: string };
  /** Until when an operator has agreed to any deletion of expired data, epoch milliseconds; null if nobody has. */
  retentionUntil: number | null;
  /** Interval at which the marketplace's news are read, ms. */
  newsEveryMs: number;
  /** Origin of the site; undefined if the operator configured none. */
  site: string | undefined;
  /** Further host names of the brands. */
  brandHosts: BrandHosts;
  /** Cost of a new password's hash: scrypt's N as a power of two. */
  passwordCost: number;
  openid: {
    /** File of the keys with which the site's own provider signs. */
    keys: string;
    /** Other providers, with which people may sign in here. */
    providers: readonly ForeignProvider[];
    /** Other sites, on which people may sign in with their accounts here. */
    clients: readonly OtherClient[];
  };
  push: {
    /** File of the keys by which push services recognise the site. */
    keys: string;
    /** Origins of push services besides the browsers' own. */
    origins: readonly string[];
    /** The operator's address for push services, `mailto:…`. */
    subject: string;
  };
}

/** Reads the environment. @throws an error that names every variable that does not fit */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.ACCOUNTS_PORT,
    host: env.ACCOUNTS_HOST,
    marketplaceUrl: (env.MARKETPLACE_URL ?? `http://${loopback}:${env.MARKETPLACE_PORT}`).replace(/\/$/, ''),
    folder: resolve(env.DATA_DIR, 'accounts'),
    database: env.DATABASE_URL ?? resolve(env.DATA_DIR, 'accounts'),
    mail: {
      smtpUrl: env.MAIL_URL,
      folder: resolve(env.DATA_DIR, 'mail'),
      from: env.MAIL_FROM,
      leadDomain: env.LEAD_DOMAIN,
      support: env.SUPPORT_ADDRESS,
    },
    retentionUntil: env.RETENTION_UNTIL ?? null,
    newsEveryMs: 2_000,
    site: env.PUBLIC_ORIGINS[0],
    brandHosts: env.BRAND_HOSTS,
    passwordCost: env.PASSWORD_COST,
    openid: {
      keys: resolve(env.DATA_DIR, 'accounts', 'openid-keys.json'),
      providers: env.OPENID_PROVIDERS,
      clients: env.OPENID_CLIENTS,
    },
    push: {
      keys: resolve(env.DATA_DIR, 'accounts', 'push-keys.json'),
      origins: env.PUSH_ORIGINS,
      subject: `mailto:${env.MAIL_FROM}`,
    },
  };
}
