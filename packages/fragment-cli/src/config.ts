import { origins, originsForm, shared } from '@forecourt/service';
import * as z from 'zod';

/** Environment variables of the `fragment` command. */
export const environmentSchema = z.object({
  REGISTRY_URL: shared.REGISTRY_URL,
  REGISTRY_PORT: shared.REGISTRY_PORT,
  REGISTRY_TOKEN: shared.REGISTRY_TOKEN,
  DATA_DIR: shared.DATA_DIR,
  SHELL_URL: origins.default([]).meta({
    description: 'The shells whose metrics `fragment status` reads.',
    form: originsForm,
  }),
});
