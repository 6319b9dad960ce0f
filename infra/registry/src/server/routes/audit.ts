import { type Audit, auditEntrySchema, auditSchema } from '@forecourt/contracts/registry-api';
import { inQuery, type Parameter, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { auditCsv } from '../../store/audit-csv';
import type { AuditSearch } from '../../store/audit-search';
import { queryOf } from '../parameters';
import type { Services } from '../services';

const filters: readonly Parameter[] = [
  inQuery('person', 'Name of a token or a person.'),
  inQuery('remote', 'Name of a remote.'),
  inQuery('brand', 'Id of a brand.'),
  inQuery('page', 'Type of a page whose layout was changed.'),
  inQuery('action', 'Kind of change, `promote`.'),
  inQuery('since', 'First time, ISO 8601.'),
  inQuery('until', 'First time after, ISO 8601.'),
];
const actions = auditEntrySchema.options.flatMap(({ shape: { action } }): readonly string[] =>
  'options' in action ? action.options : [action.value],
);
const time = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text).toISOString())
  .optional();
const filtersSchema = z.object({
  person: z.string().optional(),
  remote: z.string().optional(),
  brand: z.string().optional(),
  page: z.string().optional(),
  action: z
    .custom<NonNullable<AuditSearch['action']>>(
      (value) => actions.includes(String(value)),
      `one of ${actions.join(', ')}`,
    )
    .optional(),
  since: time,
  until: time,
});
const pageSchema = filtersSchema.extend({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  before: z.coerce.number().int().min(1).optional(),
});
/** Entries that are read at once for a table. */
const csvPage = 1000;

export const audit = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/audit',
    summary: 'Lists changes with their authors, the newest first, in pages.',
    parameters: [
      ...[inQuery('limit', 'Number of entries: 100, or up to 1000.', { type: 'integer' })],
      ...[inQuery('before', 'Only lower revisions: `next` of the page before.', { type: 'integer' }), ...filters],
    ],
    answer: auditSchema,
    refusals: [400],
    example: '/v1/audit?limit=3',
  },
  ({ store }) =>
    async (request, response) => {
      const page: Audit = await store.auditPage(queryOf(request, pageSchema));
      response.json(page);
    },
);

export const auditTable = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/audit.csv',
    summary: 'Returns all changes that the filters find as CSV, the newest first; no cell of it is a formula.',
    parameters: filters,
    answer: null,
    refusals: [400],
    example: '/v1/audit.csv?remote=mfe-sample',
  },
  ({ store }) =>
    async (request, response) => {
      const wanted = queryOf(request, filtersSchema);
      response.type('text/csv').attachment('audit.csv');
      response.write(auditCsv.heading);
      for (let before: number | undefined; ; ) {
        const { entries, next } = await store.auditPage({ ...wanted, limit: csvPage, before });
        for (const entry of entries) response.write(auditCsv.row(entry));
        if (next === null || response.destroyed) break;
        before = next;
      }
      response.end();
    },
);
