/** A feature: one row of the table of which the service is composed. */
import type { servedFormSchema, servedPathSchema } from '@forecourt/contracts';
import type { BodyType, Operation, ServiceRoute } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import type { Retained } from './retained';
import type { Services } from './services';

/** The texts of a form, for the page that answers a browser without script. */
export interface FormWords extends Omit<z.input<typeof servedFormSchema>, 'path'> {
  /** Heading of the page after a success, 'Search saved'. */
  title: string;
}

/** A route of a feature, with the sentences of its form if it takes one. */
export interface FeatureRoute extends ServiceRoute<Services> {
  form?: FormWords;
}

/** Data, routes and words that belong together. The server, its descriptions, the privacy pages and expiry are made of these rows. */
export interface Feature {
  name: string;
  routes: readonly FeatureRoute[];
  /** Handlers of whole paths that describe themselves; before all routes. */
  mounts?: readonly { path: string; handlerOf(services: Services): RequestHandler }[];
  /** Paths besides the service's own to which browsers get through the shell. */
  paths?: readonly z.input<typeof servedPathSchema>[];
  retained?: readonly Retained[];
}

type Handle = (services: Services) => RequestHandler;
type RouteRow = Pick<Operation, 'summary' | 'parameters'> & Partial<Pick<Operation, 'status' | 'refusals' | 'example'>>;

/** Describes a route that reads. By default `status` is 200 and `refusals` is empty. */
export const get = (path: string, row: RouteRow & Pick<Operation, 'answer'> & { handle: Handle }): FeatureRoute => {
  const { handle, ...operation } = row;
  return {
    ...{ method: 'get', path, status: 200, refusals: [], example: path },
    ...operation,
    serve: (services) => ({ handlers: [handle(services)] }),
  };
};

interface PostRow extends RouteRow {
  /** Schema of the fields; absent if the body is not read. */
  fields?: z.ZodType;
  /** Content types; default: JSON and forms. */
  types?: readonly BodyType[];
  answer: z.ZodObject;
  handle: Handle;
  form?: FormWords;
}

/** Describes a route that changes something. The answer to a form has its `title` beside what the handler says. */
export function post(path: string, { fields, types = bodyTypes, form, answer, handle, ...row }: PostRow): FeatureRoute {
  return {
    ...{ method: 'post', path, status: 200, refusals: [], example: path },
    ...row,
    ...(fields !== undefined && { body: { schema: fields, types } }),
    ...(form === undefined ? { answer } : { form, answer: answer.extend({ title: z.literal(form.title) }) }),
    serve: (services) => ({ handlers: [...(form === undefined ? [] : [withTitle(form.title)]), handle(services)] }),
  };
}

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'] as const;

/** Adds the heading to the answer, if it is no refusal: these have a title of their own. */
function withTitle(title: string): RequestHandler {
  return (_request, response, next) => {
    const send = response.json.bind(response);
    response.json = (body: object) => send(response.statusCode < 300 ? { title, ...body } : body);
    next();
  };
}
