import { problemSchema } from '@forecourt/contracts';
import * as z from 'zod';

/** A content type of bodies that routes can parse. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

/** A parameter of a path or query. */
export interface Parameter {
  name: string;
  in: 'header' | 'path' | 'query';
  required?: boolean;
  type?: 'string' | 'integer' | 'boolean';
  description: string;
}

/** Returns a parameter that is a part of the path. */
export function inPath(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description };
}

/** Returns a parameter of the query: optional, and text, unless `more` says otherwise. */
export function inQuery(name: string, description: string, more: Partial<Parameter> = {}): Parameter {
  return { name, in: 'query', description, ...more };
}

/** One operation of a service. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path in express's notation, `/rest/lsc/listing/:id`, `/files/*path`. */
  path: string;
  summary: string;
  /** Whether it takes the parameters of a search (`ApiDescription.search`) as well. */
  isSearch?: true;
  parameters?: readonly Parameter[];
  /** Schema of the body, its content types, and its largest size (default: `32kb`). */
  body?: { schema: z.ZodType; types: readonly BodyType[]; limit?: string };
  /** Whether it needs a token. */
  isSecured?: true;
  /** Schema of the answer; null if the answer is empty or not JSON. */
  answer: z.ZodType | null;
  /** Status of success. */
  status: 200 | 201 | 204 | 302;
  /** Statuses of refusals. */
  refusals: readonly number[];
  /** Path and query of a request that succeeds. */
  example: string;
}

/** A service's interface, as its OpenAPI document describes it. */
export interface ApiDescription {
  title: string;
  description: string;
  operations: readonly Operation[];
  /** Parameters of a search, if any operation takes them. */
  search?: readonly Parameter[];
  /** Where the token of secured operations comes from, if there are any. */
  token?: string;
}

/** Fields that all read-only operations have in common. */
export const reading = { method: 'get', status: 200 } as const;

/** Returns the operations that every service has besides its own: health, metrics, description. */
export function commonOperations(health: { summary: string; answer: z.ZodType }): [Operation, Operation, Operation] {
  return [
    {
      ...{ ...reading, path: '/healthz', refusals: [503], example: '/healthz' },
      ...{ summary: health.summary, answer: health.answer },
    },
    {
      ...{ ...reading, path: '/metrics', answer: null, refusals: [], example: '/metrics' },
      summary: 'What the service counts, as Prometheus text.',
    },
    {
      ...{ ...reading, path: '/openapi.json', answer: null, refusals: [], example: '/openapi.json' },
      summary: 'This description.',
    },
  ];
}

/** Returns a service's description in OpenAPI 3.1, made from the table of its operations. */
export function describeApi({ title, description, operations, search = [], token }: ApiDescription) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation, search) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    paths,
    components: {
      ...(token !== undefined && {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: token } },
      }),
      parameters: Object.fromEntries(search.map((parameter) => [parameter.name, toJson(parameter)])),
      responses: {
        Problem: {
          description: 'A refusal or failure: what happened, why, and what to do (RFC 9457).',
          content: { 'application/problem+json': { schema: toSchema(problemSchema) } },
        },
      },
    },
  };
}

function describe(operation: Operation, search: readonly Parameter[]) {
  const refusals = operation.refusals.map((status) => [status, { $ref: '#/components/responses/Problem' }]);
  return {
    summary: operation.summary,
    parameters: [
      ...(operation.parameters ?? []).map(toJson),
      ...(operation.isSearch ? search : []).map(({ name }) => ({
        $ref: `#/components/parameters/${name}`,
      })),
    ],
    ...(operation.isSecured && { security: [{ token: [] }] }),
    ...(operation.body && { requestBody: toBody(operation.body) }),
    responses: { [operation.status]: success(operation), ...Object.fromEntries(refusals) },
  };
}

function success({ answer, summary }: Operation) {
  if (answer === null) return { description: summary };
  return { description: summary, content: { 'application/json': { schema: toSchema(answer) } } };
}

function toBody({ schema, types }: NonNullable<Operation['body']>) {
  const described = { schema: toSchema(schema) };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, described])) };
}

function toSchema(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function toJson({ type = 'string', required = false, ...rest }: Parameter) {
  return { ...rest, required, schema: { type } };
}
