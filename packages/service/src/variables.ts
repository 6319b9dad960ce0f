/** Variables that more than one program of the site reads, and the forms that variables have. */
import * as z from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);

/** A whole number within bounds, both included. */
export function wholeNumber(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most);
}

/** Origins of URLs, comma-separated; none unless told. */
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

export const loopback = '127.0.0.1';

export const shared = {
  REGISTRY_PORT: port.default(3002).describe('Where the registry listens on this machine.'),
  REGISTRY_URL: z
    .url()
    .optional()
    .meta({ description: 'The registry, for those who ask it.', standard: 'REGISTRY_PORT of this machine' }),
  MARKETPLACE_PORT: port.default(3001).describe('Where the marketplace listens on this machine.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of what the site keeps, each service in one of its own; from the working folder.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('From which level on a service writes lines of its log.'),
};
