import { loopback, readEnvironment, servicePort } from '@forecourt/service';
import * as z from 'zod';

/** What the service reads of its environment. */
export const environmentSchema = z.object({
  CONTENT_PORT: servicePort('content service', 3004),
  CONTENT_HOST: z
    .string()
    .default(loopback)
    .describe('The address on which the content service listens; 0.0.0.0 for every one.'),
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
}

/** Reads the environment. @throws an error that names every variable that does not fit */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { CONTENT_PORT, CONTENT_HOST } = readEnvironment(environmentSchema, environment);
  return { port: CONTENT_PORT, host: CONTENT_HOST };
}
