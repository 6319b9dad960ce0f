/** Traces by OpenTelemetry: spans by hand, exported if `startTracing` found a collector. Without one there are no spans, and callers have `undefined`. */
import type { IncomingMessage } from 'node:http';
import {
  type Attributes,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TimeInput,
  trace,
} from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import { routeOf } from './route-of';

const tracer = trace.getTracer('forecourt');

/** A span of a trace. Its children are given their parent by hand: that costs less than a context which follows asynchronous calls. */
export class TraceSpan {
  private constructor(
    private readonly span: Span,
    private readonly context: Context,
  ) {}

  /** Starts the span of a request that arrives. @param isTrusted whether its `traceparent` is that of the caller's trace */
  static of({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>, isTrusted: boolean): TraceSpan {
    const above = isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method };
    return TraceSpan.start(`${method}`, { kind: SpanKind.SERVER, attributes }, above);
  }

  private static start(name: string, options: Parameters<typeof tracer.startSpan>[1], above: Context): TraceSpan {
    const span = tracer.startSpan(name, options, above);
    return new TraceSpan(span, trace.setSpan(above, span));
  }

  /** Starts a span within this one. @param startTime default: now; a reading of `performance.now()` */
  child(name: string, attributes?: Attributes, startTime?: TimeInput): TraceSpan {
    return TraceSpan.start(name, { attributes, startTime }, this.context);
  }

  /** Starts the span of a call to another program. */
  call(name: string, attributes?: Attributes): TraceSpan {
    return TraceSpan.start(name, { kind: SpanKind.CLIENT, attributes }, this.context);
  }

  name(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  /** Marks the span as failed. @param reason short, without personal data */
  fail(reason: string): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR, message: reason });
  }

  /** Notes something that happened now. */
  event(name: string, attributes: Attributes): void {
    this.span.addEvent(name, attributes);
  }

  end(endTime?: TimeInput): void {
    this.span.end(endTime);
  }

  /** Headers by which a called program continues the trace: `traceparent`. */
  get headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    propagation.inject(this.context, headers);
    return headers;
  }

  /** The trace's id; undefined if the trace is not recorded. */
  get traceId(): string | undefined {
    return this.span.isRecording() ? this.span.spanContext().traceId : undefined;
  }
}

const spans = new WeakMap<IncomingMessage, TraceSpan>();
let isOn = false;

/** Lets requests be traced from now on, or no longer. */
export function recordTraces(on: boolean): void {
  isOn = on;
}

/** Whether requests are traced. */
export function isTracing(): boolean {
  return isOn;
}

/** Returns the span of a request; undefined if nothing is traced. */
export function traceOf(request: IncomingMessage): TraceSpan | undefined {
  return spans.get(request);
}

/**
 * Returns a handler that gives each request a span, named after its route when it is answered.
 * @param isTrusted whether callers are programs of the site, or proxies that set `traceparent`; anybody else might join foreign traces
 */
export function traceRequests(isTrusted: boolean): RequestHandler {
  return (request: Request, response, next) => {
    if (!isOn) return next();
    const span = TraceSpan.of(request, isTrusted);
    spans.set(request, span);
    response.on('close', () => {
      const { statusCode } = response;
      span.name(`${request.method} ${routeOf(request)}`);
      span.set({ 'http.route': routeOf(request), 'http.response.status_code': statusCode });
      if (statusCode >= 500) span.fail(`status ${statusCode}`);
      span.end();
    });
    next();
  };
}
