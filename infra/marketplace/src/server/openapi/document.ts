import { problemSchema } from '@forecourt/contracts';
import { multiParams, numberParams, textParams } from '@forecourt/search-state';
import * as z from 'zod';
import { type Operation, operations, type Parameter } from './operations';

/** The service's description in OpenAPI 3.1, made of the table of operations. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt marketplace',
      version: '1.0.0',
      description:
        'Listing search, reference data, showcase, house ads, email subscriptions, and writes of single listings.',
    },
    paths,
    components: {
      securitySchemes: {
        token: {
          ...{ type: 'http', scheme: 'bearer' },
          description: 'The value of MARKETPLACE_TOKEN, or the content of `marketplace-token` in the data folder.',
        },
      },
      parameters: Object.fromEntries(searchParameters().map((parameter) => [parameter.name, toJson(parameter)])),
      responses: {
        Problem: {
          description: 'A refusal or failure: what happened, why, and what to do (RFC 9457).',
          content: { 'application/problem+json': { schema: toSchema(problemSchema) } },
        },
      },
    },
  };
}

function describe(operation: Operation) {
  const refusals = operation.refusals.map((status) => [status, { $ref: '#/components/responses/Problem' }]);
  return {
    summary: operation.summary,
    parameters: [
      ...(operation.parameters ?? []).map(toJson),
      ...(operation.isSearch ? searchParameters() : []).map(({ name }) => ({
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

/** The parameters of a search, as the codec of search-state reads them; how each is read stands in its README. */
function searchParameters(): Parameter[] {
  return [
    ...multiParams.map((name) => parameter(name, 'Codes, joined by commas.')),
    ...numberParams.map((name) => ({ ...parameter(name, 'A whole number.'), type: 'integer' as const })),
    ...textParams.map((name) => parameter(name, 'A single value.')),
  ];
}

function parameter(name: string, description: string): Parameter {
  return { name, in: 'query', description };
}
