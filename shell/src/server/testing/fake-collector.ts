import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { FakeServer } from './fake-server';

const nanos = z.string().regex(/^\d{19}$/);
/** `AnyValue`: exactly one of its kinds; integers have 64 bits, which are strings in JSON. */
const valueSchema = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
]);
const attributesSchema = z.array(z.strictObject({ key: z.string().min(1), value: valueSchema }));
/** `ExportLogsServiceRequest` in JSON, as far as a sender may fill it in; unknown names are mistakes. */
const exportSchema = z.strictObject({
  resourceLogs: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: attributesSchema }),
      scopeLogs: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          logRecords: z.array(
            z.strictObject({
              timeUnixNano: nanos,
              observedTimeUnixNano: nanos,
              severityNumber: z.int().min(1).max(24),
              eventName: z.string(),
              body: valueSchema,
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});
export type LogRecord = z.infer<typeof exportSchema>['resourceLogs'][number]['scopeLogs'][number]['logRecords'][number];

/** A collector's answer: a status, or the number of records that it rejects. */
type Answer = { status: number } | { rejects: number };

/** An OpenTelemetry collector over real HTTP: it accepts log records by OTLP/HTTP in JSON, and refuses anything else. */
export class FakeCollector extends FakeServer {
  readonly records: LogRecord[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  /** Answers to the next requests; later ones are accepted. */
  answers: Answer[] = [];

  get endpoint(): string {
    return `${this.url}/v1/logs`;
  }

  /** Returns the value of an attribute, of each stored record. */
  all(key: string): unknown[] {
    return this.records.map(({ attributes }) => {
      const value = attributes.find((one) => one.key === `forecourt.${key}`)?.value;
      return value && Object.values(value)[0];
    });
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.headers.push(request.headers);
      const answer = this.answers.shift() ?? { rejects: 0 };
      if ('status' in answer) return void response.writeHead(answer.status).end();
      const isLogs = request.method === 'POST' && request.url === '/v1/logs';
      const body = exportSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
      if (!isLogs || !body.success) return void response.writeHead(400).end(body.error?.message);
      const records = body.data.resourceLogs.flatMap(({ scopeLogs }) =>
        scopeLogs.flatMap(({ logRecords }) => logRecords),
      );
      this.records.push(...records.slice(answer.rejects));
      const partial = { partialSuccess: { rejectedLogRecords: String(answer.rejects), errorMessage: 'too old' } };
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.rejects === 0 ? {} : partial));
    });
  }
}
