import { promoteSchema, publishSchema, registrySnapshotSchema } from '@forecourt/contracts';
import { previewLinkSchema, previewRequestSchema } from '@forecourt/contracts/previews';
import * as api from '@forecourt/contracts/registry-api';
import { reportSchema } from '@forecourt/contracts/reports';
import { addedTokenSchema, addTokenSchema, tokensSchema } from '@forecourt/contracts/tokens';
import { commonOperations, type Operation, type Parameter } from '@forecourt/service';
import * as z from 'zod';

const inPath = (name: string, description: string): Parameter => ({ name, in: 'path', required: true, description });
const remote = inPath('remote', 'Name of a remote, `mfe-recalls`.');
const version = inPath('version', 'A semver version, `1.2.3`.');
const brand = inPath('brand', 'Id of a brand.');
const brands = inPath('brand', 'Id of a brand; `*` is every one.');
const page = inPath('page', 'Type of a page, `results`.');

const json = (schema: z.ZodType) => ({ schema, types: ['application/json'] as const });
const reading = { method: 'get', status: 200 } as const;
/** Every write asks for a token, and for the entity tag of the snapshot where `If-Match` has one. */
const writing = { status: 200, isSecured: true, refusals: [400, 401, 403, 404, 409, 412, 422] } as const;

/** Every operation; the description and its test are made of this table. */
export const operations: readonly Operation[] = [
  {
    ...{ ...reading, path: '/files/:remote/:version/*path', answer: null, refusals: [400, 404] },
    summary: 'A file of a version, for any origin, cacheable for good.',
    parameters: [remote, version, inPath('path', 'Path of the file in its version.')],
    example: '/files/mfe-sample/1.0.0/manifest.json',
  },
  {
    ...{ ...reading, path: '/v1/channels', refusals: [] },
    summary: 'The snapshot that shells follow: strong `ETag`, 304 for `If-None-Match`.',
    answer: registrySnapshotSchema,
    example: '/v1/channels',
  },
  {
    ...{ ...reading, path: '/v1/channels/stream', answer: null, refusals: [] },
    summary: 'Server-sent events, `{ "revision": n }` at once and after each change.',
    example: '/v1/channels/stream',
  },
  {
    ...{ ...reading, path: '/v1/brands', refusals: [], example: '/v1/brands' },
    summary: 'The brands that may have channels.',
    answer: api.brandsSchema,
  },
  {
    ...{ ...reading, path: '/v1/brands/:brand', refusals: [404], example: '/v1/brands/electric' },
    summary: 'A brand’s data, and its version; 0 for one that comes with the site.',
    parameters: [brand],
    answer: api.brandViewSchema,
  },
  {
    ...{ ...writing, method: 'put', path: '/v1/brands/:brand', example: '/v1/brands/electric' },
    summary: 'Publishes a brand, or another version of it.',
    parameters: [brand],
    body: json(api.setBrandSchema),
    answer: api.brandChangedSchema,
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/brands/:brand/rollback', example: '/v1/brands/electric/rollback' },
    summary: 'A brand’s data as it was before the last change, or before it was removed.',
    parameters: [brand],
    answer: api.brandChangedSchema,
  },
  {
    ...{ ...writing, method: 'delete', path: '/v1/brands/:brand', example: '/v1/brands/electric' },
    summary: 'Takes a published brand away, with its channels, layouts and flags, unless somebody counts on it.',
    parameters: [brand],
    answer: api.brandChangedSchema,
  },
  {
    ...{ ...reading, path: '/v1/remotes', refusals: [], example: '/v1/remotes' },
    summary: 'Every remote, and what each brand serves of it.',
    answer: api.remotesSchema,
  },
  {
    ...{ ...reading, path: '/v1/remotes/:remote', refusals: [400, 404], example: '/v1/remotes/mfe-sample' },
    summary: 'The versions of a remote, the highest first.',
    parameters: [remote],
    answer: api.remoteSchema,
  },
  {
    ...{ ...writing, method: 'put', path: '/v1/remotes/:remote/:version', status: 201 },
    summary: 'Publishes a version, if the gate lets it through; nobody is served it yet.',
    parameters: [remote, version],
    body: json(publishSchema),
    answer: api.publishedSchema,
    example: '/v1/remotes/mfe-sample/2.0.0',
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/remotes/:remote/:version/check' },
    summary: 'The gate alone: why the version would be refused.',
    parameters: [remote, version],
    body: json(publishSchema),
    answer: api.checkedSchema,
    example: '/v1/remotes/mfe-sample/2.0.0/check',
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/channels/:brand/:remote', example: '/v1/channels/maker/mfe-sample' },
    summary: 'Makes a version live; with `percent`, for that share of the visitors.',
    parameters: [brands, remote],
    body: json(promoteSchema),
    answer: api.changedSchema,
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/channels/:brand/:remote/rollback' },
    summary: 'Back by one, or to an earlier stable version.',
    parameters: [brands, remote],
    body: json(api.rollbackSchema),
    answer: api.changedSchema,
    example: '/v1/channels/maker/mfe-sample/rollback',
  },
  {
    ...{ ...writing, method: 'delete', path: '/v1/channels/:brand/:remote/canary' },
    summary: 'Ends the canary.',
    parameters: [brands, remote],
    answer: api.changedSchema,
    example: '/v1/channels/maker/mfe-sample/canary',
  },
  {
    ...{ ...reading, path: '/v1/layouts', refusals: [], example: '/v1/layouts' },
    summary: 'What stands on each type of page of each brand.',
    answer: api.layoutsSchema,
  },
  {
    ...{ ...reading, path: '/v1/layouts/:brand/:page', refusals: [400, 404], example: '/v1/layouts/maker/results' },
    summary: 'One layout in force, and what a rollback goes back to.',
    parameters: [brand, page],
    answer: api.layoutViewSchema,
  },
  {
    ...{ ...writing, method: 'put', path: '/v1/layouts/:brand/:page', example: '/v1/layouts/maker/results' },
    summary: 'The whole layout; with `percent`, for that share of the visitors.',
    parameters: [brands, page],
    body: json(api.setLayoutSchema),
    answer: api.layoutChangedSchema,
  },
  ...(['place', 'unplace'] as const).map(
    (deed): Operation => ({
      ...{ ...writing, method: 'post', path: `/v1/layouts/:brand/:page/${deed}` },
      summary: deed === 'place' ? 'One more slot.' : 'One slot fewer.',
      parameters: [brands, page],
      body: json(deed === 'place' ? api.placeSchema : api.unplaceSchema),
      answer: api.layoutChangedSchema,
      example: `/v1/layouts/maker/results/${deed}`,
    }),
  ),
  {
    ...{ ...writing, method: 'post', path: '/v1/layouts/:brand/:page/rollback' },
    summary: 'The layout before this one, in the end the brand’s own.',
    parameters: [brands, page],
    answer: api.layoutChangedSchema,
    example: '/v1/layouts/maker/results/rollback',
  },
  {
    ...{ ...writing, method: 'delete', path: '/v1/layouts/:brand/:page/canary' },
    summary: 'Ends the canary of a layout.',
    parameters: [brands, page],
    answer: api.layoutChangedSchema,
    example: '/v1/layouts/maker/results/canary',
  },
  {
    ...{ ...reading, path: '/v1/flags/:brand', refusals: [404], example: '/v1/flags/maker' },
    summary: 'Every flag of a brand as it is.',
    parameters: [brand],
    answer: api.flagsViewSchema,
  },
  {
    ...{ ...writing, method: 'patch', path: '/v1/flags/:brand', example: '/v1/flags/maker' },
    summary: 'Changes the flags that are named; null is what the brand itself says.',
    parameters: [brands],
    body: json(api.setFlagsSchema),
    answer: api.flagsChangedSchema,
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/flags/:brand/rollback', example: '/v1/flags/maker/rollback' },
    summary: 'The flags before the last change.',
    parameters: [brands],
    answer: api.flagsChangedSchema,
  },
  {
    ...{ ...reading, path: '/v1/audit', refusals: [400], example: '/v1/audit?limit=3' },
    summary: 'Who changed what, the newest first.',
    parameters: [{ name: 'limit', in: 'query', type: 'integer', description: '100, or up to 1000.' }],
    answer: api.auditSchema,
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/reports', status: 204, answer: null, example: '/v1/reports' },
    summary: 'How versions do, from shells.',
    body: json(reportSchema),
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/previews', status: 201, example: '/v1/previews' },
    summary: 'A signed link by which one browser sees published versions.',
    body: json(previewRequestSchema),
    answer: previewLinkSchema,
  },
  {
    ...{ ...reading, path: '/v1/tokens', refusals: [401, 403], isSecured: true, example: '/v1/tokens' },
    summary: 'Every token, without its secret.',
    answer: tokensSchema,
  },
  {
    ...{ ...writing, method: 'post', path: '/v1/tokens', status: 201, example: '/v1/tokens' },
    summary: 'Makes a token; its secret is told this once.',
    body: json(addTokenSchema),
    answer: addedTokenSchema,
  },
  {
    ...{ ...writing, method: 'delete', path: '/v1/tokens/:name', status: 204, answer: null },
    summary: 'Revokes a token.',
    parameters: [inPath('name', 'Name of the token.')],
    example: '/v1/tokens/volt-team',
  },
  ...commonOperations({
    summary: 'Whether the registry is there.',
    answer: z.strictObject({ status: z.literal('ok'), revision: z.int() }),
  }),
];
