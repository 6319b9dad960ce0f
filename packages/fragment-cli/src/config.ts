import { origins, originsForm, shared } from '@forecourt/service';
import * as z from 'zod';

/** What the `fragment` command reads of its environment. */
export const environmentSchema = z.object({
  REGISTRY_URL: shared.REGISTRY_URL,
  REGISTRY_PORT: shared.REGISTRY_PORT,
  REGISTRY_TOKEN: shared.REGISTRY_TOKEN,
  DATA_DIR: shared.DATA_DIR,
  SHELL_URL: origins.default([]).meta({
    description: 'The shells whose figures `fragment status` reads.',
    form: originsForm,
  }),
});
