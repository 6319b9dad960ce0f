import { propagation, trace } from '@opentelemetry/api';
import * as z from 'zod';
import { readEnvironment } from '../environment/environment';
import { recordTraces } from './trace';

const endpoint = z.url({ protocol: /^https?$/ }).optional();

/** The variables of OpenTelemetry that decide whether there are traces; its SDK reads these and its further ones itself. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.meta({
    description:
      'URL of the collector that receives traces (OTLP/HTTP, JSON), without the path /v1/traces. OpenTelemetry’s further variables count as usual, such as OTEL_EXPORTER_OTLP_HEADERS and OTEL_BSP_SCHEDULE_DELAY.',
    standard: 'none: nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint.meta({
    description: 'Full URL of the collector that receives traces, in place of OTEL_EXPORTER_OTLP_ENDPOINT.',
    standard: 'none',
  }),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether nothing is traced, even if there is a collector.'),
  OTEL_SERVICE_NAME: z.string().optional().meta({
    description: 'Name of the service in traces.',
    standard: 'forecourt-<service>',
  }),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe('Which traces are recorded; parentbased: as the caller says, if there is one.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that traceidratio records.'),
};

const schema = z.object(tracingVariables);

/**
 * Starts to trace if the environment names a collector; only then the SDK is loaded.
 * @param service name of the program
 * @returns a function that sends what is pending and stops
 * @throws an error that names every invalid variable
 */
export async function startTracing(service: string, environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const env = readEnvironment(schema, environment);
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (collector === undefined || env.OTEL_SDK_DISABLED === 'true') return async () => undefined;
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? `forecourt-${service}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  recordTraces(true);
  return async () => {
    recordTraces(false);
    await provider.shutdown();
    trace.disable();
    propagation.disable();
  };
}
