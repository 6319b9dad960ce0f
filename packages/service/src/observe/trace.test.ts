import { propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import express from 'express';
import { serve } from '../testing/serve';
import { startTracing } from './start-tracing';
import { recordTraces, traceOf, traceRequests } from './trace';

let loads = 0;
jest.doMock('@opentelemetry/exporter-trace-otlp-http', () => {
  loads += 1;
  return jest.requireActual('@opentelemetry/exporter-trace-otlp-http');
});

const above = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const headers = { traceparent: `00-${above.traceId}-${above.spanId}-01` };
const app = () =>
  express()
    .use(traceRequests(true))
    .get('/loaf/:id', (request, response) => void response.json(traceOf(request)?.headers ?? null));

/** Sends one request to a service that stops after it, and returns the headers with which it would call others. */
async function askOnce(path: string): Promise<{ traceparent: string }> {
  await using service = await serve(app());
  return (await (await fetch(service.url + path, { headers })).json()) as { traceparent: string };
}

test('without a collector nothing is traced, and the SDK is not loaded', async () => {
  for (const environment of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }]) {
    const stop = await startTracing('bakery', environment);
    expect(await askOnce('/loaf/7')).toBeNull();
    await stop();
  }
  expect(loads).toBe(0);
});

test('a variable that does not fit is named', async () => {
  await expect(startTracing('bakery', { OTEL_TRACES_SAMPLER: 'sometimes' })).rejects.toThrow(/OTEL_TRACES_SAMPLER/);
});

test('a traced request continues its caller’s trace, and so do the calls that it makes; the route names it, no address does', async () => {
  const exporter = new InMemorySpanExporter();
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  recordTraces(true);
  const { traceparent } = await askOnce('/loaf/7?secret=1');
  recordTraces(false);
  const [span] = exporter.getFinishedSpans();
  expect(traceparent).toBe(`00-${above.traceId}-${span?.spanContext().spanId}-01`);
  expect(span).toMatchObject({
    name: 'GET /loaf/:id',
    parentSpanContext: above,
    attributes: { 'http.request.method': 'GET', 'http.route': '/loaf/:id', 'http.response.status_code': 200 },
  });
  expect(Object.keys(span?.attributes ?? {})).toHaveLength(3);
});
