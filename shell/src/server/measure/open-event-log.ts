import { type Log, RareLog, retentionAdvice } from '@forecourt/service';
import type { EventDatabase } from '@forecourt/site-data/event-database';
import type { Config } from '../config';
import type { Metrics } from '../metrics';
import { EventLog } from './event-log';
import { DatabaseSink } from './sinks/database-sink';
import { FileSink } from './sinks/file-sink';
import { OtlpSink } from './sinks/otlp-sink';

/** Maximum of events that wait for the sink: about ten megabytes. */
const mostWaiting = 20_000;

/** Returns the configured database of events. Its driver is loaded only if there is one. */
export async function eventDatabaseOf({ databaseUrl }: Config['measurement']): Promise<EventDatabase | undefined> {
  if (databaseUrl === undefined) return undefined;
  const { EventDatabase } = await import('@forecourt/site-data/event-database');
  return new EventDatabase(databaseUrl, 'shell');
}

/** Opens the log of this shell's measured events, with the configured sink. */
export async function openEventLog(
  { folder, keepDays, until, collector }: Config['measurement'],
  { database, metrics, log }: { database: EventDatabase | undefined; metrics: Metrics; log: Log },
): Promise<EventLog> {
  const rare = new RareLog(log);
  let refused = 0;
  const onRefused = (old: number, all: number) => {
    refused = old;
    if (old > 0)
      log.error(
        { old, all },
        `days of measured events are past their retention, and were not deleted. ${retentionAdvice}`,
      );
  };
  metrics.service.gauge(
    'forecourt_measured_retention_refused',
    'Days of measured events that are too old and stay until an operator agrees: too many at once, or the clock jumped.',
    () => refused,
  );
  const retention = { keepDays, until, now: Date.now, onRefused };
  const sinkOf = () => {
    if (database !== undefined) return new DatabaseSink(database, retention);
    return collector === undefined ? new FileSink({ folder, ...retention }) : new OtlpSink(collector);
  };
  const events = new EventLog({
    sink: sinkOf(),
    ...{ most: mostWaiting, restMs: 500, mostRestMs: 30_000, timeoutMs: 2_000 },
    onStored: ({ type, sponsored }) => metrics.measured.inc({ type, sponsored: String(sponsored) }),
    onRepeated: () => metrics.measuredRepeated.inc(),
    onLost: (why) => metrics.measuredLost.inc({ why }),
    onFailure(reason) {
      metrics.measureFailures.inc();
      rare.error('sink', { reason }, 'measured events cannot be stored; they are queued, and retried');
    },
  });
  metrics.service.gauge('forecourt_measured_waiting', 'Measured events that wait for the sink.', () => events.waiting);
  // Ids that cannot be read are not recognised as duplicates: at worst an event is stored twice, and counts once.
  await events
    .recall()
    .catch((error: unknown) =>
      log.warn(
        { reason: String(error) },
        'the ids of earlier measured events cannot be read; duplicates of them count again',
      ),
    );
  return events;
}
