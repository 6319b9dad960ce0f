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
  return port.default(standard).describe(`Where the ${service} listens on this machine.`);
}

/** Returns the schema of a service's URL. @param portVariable variable that counts if there is no URL */
export function serviceUrl(service: string, portVariable: string) {
  return z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: `Where the ${service} is asked.`, standard: `${portVariable} of this machine` });
}

export const tokensForm = 'tokens, comma-separated; `name:secret` is one with a name';

export const loopback = '127.0.0.1';

export const shared = {
  REGISTRY_PORT: servicePort('registry', 3002),
  REGISTRY_URL: serviceUrl('registry', 'REGISTRY_PORT'),
  REGISTRY_TOKEN: z.string().optional().meta({
    description: 'Who may write to the registry; the fragment command sends the first.',
    form: tokensForm,
    standard: 'one that is made and kept in DATA_DIR',
  }),
  REPORT_TOKEN: z.string().min(16).optional().meta({
    description:
      'By which shells tell the registry how versions do; the shell sends the first. Where they do not, no version goes back by itself.',
    form: tokensForm,
    standard: 'none',
  }),
  PREVIEW_SECRET: z.string().min(16).optional().meta({
    description:
      'Signs the links by which testers see versions that others do not: the registry signs, the shells read. Without one there are none.',
    standard: 'none; `npm start` makes one at each start',
  }),
  PORT: port.default(3000).describe('Where the shell listens.'),
  PUBLIC_ORIGINS: origins.default([]).meta({
    description:
      'Origins under which browsers know the site: whose host names are taken, whose pages may send writes. The first one of a brand is that of its canonical links. Other host names than these, those of the brands and those of this machine are refused.',
    form: originsForm,
  }),
  BRAND_HOSTS: brandHosts,
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('The folder of everything that the site keeps, from the working folder.'),
  RETENTION_UNTIL: z.iso
    .date()
    .transform((day) => Date.parse(day) + 86_400_000)
    .optional()
    .meta({
      description:
        'Up to the end of which day (UTC) what is too old may be deleted however much it is: an operator’s word after a long stop, or once a clock is mended. Without it a program that finds much more than usual to delete, or that its clock jumped, deletes nothing and says so.',
      form: 'a day, `2026-11-24`',
      standard: 'none',
    }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('From which level on a service writes lines of its log.'),
};
