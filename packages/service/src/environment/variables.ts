/** Variables that several programs of the site read, and the forms of variables. */
import * as z from 'zod';
import { brandHosts } from './brand-hosts';

export const port = z.coerce.number().int().min(0).max(65_535);

/** Returns the schema of a whole number within bounds, both included. */
export function wholeNumber(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most);
}

/** Origins of URLs, comma-separated; none by default. */
export const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(z.url().transform((url) => new URL(url).origin)));
export const originsForm = 'origins such as https://cars.example, comma-separated';

/** Returns the schema of a service's port, which the service and its callers on this machine read. */
export function servicePort(service: string, standard: number) {
  return port.default(standard).describe(`Port of the ${service} on this machine.`);
}

/** Returns the schema of a service's URL. @param portVariable variable that counts if there is no URL */
export function serviceUrl(service: string, portVariable: string) {
  return z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: `URL of the ${service}.`, standard: `${portVariable} of this machine` });
}

export const tokensForm = 'tokens, comma-separated; `name:secret` is one with a name';

export const loopback = '127.0.0.1';

/** Form of a URL of PostgreSQL in the environment. */
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const shared = {
  EVENTS_URL: postgresUrl.optional().meta({
    description:
      'The PostgreSQL database (15 or newer) of measured events, one of its own, for any number of shells. The marketplace counts views of vehicles from it, besides those of EVENTS_FOLDERS. Parameters of the URL are those of libpq, such as `sslmode=verify-full`.',
    form: 'a postgres URL, `postgres://user:password@db.example/events`',
    standard: 'none: events are lines in DATA_DIR/events',
  }),
  REGISTRY_PORT: servicePort('registry', 3002),
  REGISTRY_URL: serviceUrl('registry', 'REGISTRY_PORT'),
  REGISTRY_TOKEN: z.string().optional().meta({
    description: 'Tokens that may write to the registry; the fragment command sends the first.',
    form: tokensForm,
    standard: 'one that is created and stored in DATA_DIR',
  }),
  REPORT_TOKEN: z.string().min(16).optional().meta({
    description:
      'Tokens with which shells report to the registry how versions perform; the shell sends the first. Without reports no version is rolled back automatically.',
    form: tokensForm,
    standard: 'none',
  }),
  PREVIEW_SECRET: z.string().min(16).optional().meta({
    description:
      'Signs preview links: the registry signs them, the shells verify them. Without it there are no previews.',
    standard: 'none; `npm start` creates one at each start',
  }),
  PORT: port.default(3000).describe('Port of the shell.'),
  PUBLIC_ORIGINS: origins.default([]).meta({
    description:
      'Public origins of the site: their host names are accepted, and their pages may send writes. The first one of a brand is that of its canonical links. Other host names than these, those of the brands and those of this machine are refused.',
    form: originsForm,
  }),
  BRAND_HOSTS: brandHosts,
  DATA_DIR: z.string().default('.data').describe('The folder of all stored data, relative to the working folder.'),
  RETENTION_UNTIL: z.iso
    .date()
    .transform((day) => Date.parse(day) + 86_400_000)
    .optional()
    .meta({
      description:
        'Until the end of this day (UTC) expired data may be deleted however much it is: an operator’s approval after a long stop, or after a clock was corrected. Without it a program that finds much more than usual to delete, or whose clock jumped, deletes nothing and logs that.',
      form: 'a day, `2026-11-24`',
      standard: 'none',
    }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Lowest level of log lines that a service writes.'),
};
