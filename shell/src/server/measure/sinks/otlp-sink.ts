import { FetchError, fetchBytes, parseJson } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import * as z from 'zod';
import { type EventSink, EventsRefused } from './sink';

const timeoutMs = 5_000;
/** `INFO` of the OpenTelemetry log data model. */
const severity = 9;
const nanosInMs = 1_000_000n;

/** A collector's answer when it rejects some records, which must not be sent again; 64-bit numbers are strings in JSON. */
const answerSchema = z.object({
  partialSuccess: z.object({ rejectedLogRecords: z.coerce.number().int().nonnegative().default(0) }),
});

/** Sends events to an OpenTelemetry collector as log records: OTLP/HTTP in JSON, https://opentelemetry.io/docs/specs/otlp/. */
export class OtlpSink implements EventSink {
  constructor(private readonly collector: { url: string; headers: Readonly<Record<string, string>> }) {}

  async write(events: readonly MeasuredEvent[]): Promise<number> {
    const { url, headers } = this.collector;
    try {
      const { bytes } = await fetchBytes({
        ...{ url, timeoutMs, method: 'POST', body: JSON.stringify(toLogs(events)) },
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      const answer = answerSchema.safeParse(parseJson(bytes.toString()));
      return Math.min(answer.data?.partialSuccess.rejectedLogRecords ?? 0, events.length);
    } catch (error) {
      const status = error instanceof FetchError ? error.status : undefined;
      const isFinal = status !== undefined && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
      throw isFinal ? new EventsRefused(`The collector does not take these events: ${url} answered ${status}.`) : error;
    }
  }

  async *recent(): AsyncIterable<string> {}

  async close(): Promise<void> {}
}

/** Returns an `ExportLogsServiceRequest`: a record for each event, named `forecourt.<type>`, with all its fields as attributes. */
function toLogs(events: readonly MeasuredEvent[]) {
  const nanos = (ms: number) => String(BigInt(ms) * nanosInMs);
  return {
    resourceLogs: [
      {
        resource: { attributes: [attribute('service.name', 'forecourt-shell')] },
        scopeLogs: [
          {
            scope: { name: 'forecourt.measurement' },
            logRecords: events.map(({ at, taken, ...fields }) => ({
              timeUnixNano: nanos(at),
              observedTimeUnixNano: nanos(taken),
              severityNumber: severity,
              eventName: `forecourt.${fields.type}`,
              body: { stringValue: fields.type },
              attributes: Object.entries(fields).map(([key, value]) => attribute(`forecourt.${key}`, value)),
            })),
          },
        ],
      },
    ],
  };
}

function attribute(key: string, value: string | number | boolean) {
  if (typeof value === 'number') return { key, value: { intValue: String(value) } };
  return { key, value: typeof value === 'boolean' ? { boolValue: value } : { stringValue: value } };
}
