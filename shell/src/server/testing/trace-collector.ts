import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { FakeServer } from './fake-server';

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
  arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })).default([]) }).optional(),
});
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([]);
const nanos = z.string().regex(/^\d{19}$/);
const spanSchema = z.object({
  traceId: z.string().length(32),
  spanId: z.string().length(16),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: attributesSchema,
  events: z.array(z.object({ name: z.string(), attributes: attributesSchema })).default([]),
  status: z.object({ code: z.int().optional(), message: z.string().optional() }),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span as a collector receives it. */
export interface ReceivedSpan extends z.infer<typeof spanSchema> {
  service: unknown;
}

/** An OpenTelemetry collector over real HTTP: it accepts traces by OTLP/HTTP in JSON, and refuses anything else. */
export class TraceCollector extends FakeServer {
  readonly spans: ReceivedSpan[] = [];

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = exportSchema.safeParse(await json(request));
    if (request.url !== '/v1/traces' || !body.success) return void response.writeHead(400).end(body.error?.message);
    for (const { resource, scopeSpans } of body.data.resourceSpans)
      for (const { spans } of scopeSpans)
        this.spans.push(...spans.map((span) => ({ ...span, service: attributeOf(resource, 'service.name') })));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }
}

/** Returns an attribute of a span, an event or a resource; undefined if there is none. */
export function attributeOf({ attributes }: { attributes: ReceivedSpan['attributes'] }, key: string): unknown {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.arrayValue?.values.map(({ stringValue }) => stringValue) ?? (value && Object.values(value)[0]);
}
