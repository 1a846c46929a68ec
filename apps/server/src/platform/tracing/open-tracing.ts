import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { release } from '../release.ts'
import { readTraceparent } from './traceparent.ts'
import type { NewSpan, Span, Tracing } from './tracing.ts'

export interface TracingOptions {
  /** Of an OTLP collector, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Of the traces that begin here. */
  readonly ratio: number
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** OpenTelemetry's SDK; imported only where it is configured. */
export function openTracing({ endpoint, headers, ratio }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 5000,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sanad', 'service.version': String(release) }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 4096, scheduledDelayMillis: 2000 })],
  })
  const tracer = provider.getTracer('sanad')
  const otel = new WeakMap<Span, OtelSpan>()
  const contextOf = (parent: NewSpan['parent']) => {
    if (parent === undefined) return ROOT_CONTEXT
    if (typeof parent === 'object') {
      const span = otel.get(parent)
      return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
    }
    const remote = readTraceparent(parent)
    return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
  }
  return {
    begin({ name, kind, attributes, parent }) {
      const begun = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))
      const { traceId, spanId, traceFlags } = begun.spanContext()
      const span: Span = {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ failed, attributes: more = {} }) {
          begun.setAttributes({ ...more })
          if (failed) begun.setStatus({ code: SpanStatusCode.ERROR })
          begun.end()
        },
      }
      otel.set(span, begun)
      return span
    },
    close: () => provider.shutdown(),
  }
}
