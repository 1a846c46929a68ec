import * as z from 'zod'
import type { TracingOptions } from '../platform/tracing/open-tracing.ts'
import { settingDocs } from './setting-docs.ts'
import { Origin } from './setting-types.ts'

const Headers = z.string().regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'write it as name=value,name=value')

/** By the names that OpenTelemetry gives them. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Origin.optional().register(settingDocs, {
    meaning: 'OTLP collector (HTTP) that traces are sent to; without values and personal data',
    fallback: 'nothing is traced',
    example: 'http://127.0.0.1:4318',
    see: 'docs/how-to/watch-the-portal.md',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: Headers.optional().register(settingDocs, {
    meaning: 'headers for the collector, such as its key',
    example: 'authorization=Bearer key',
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1).register(settingDocs, {
    meaning: 'share of the traces that begin here; one that a trusted proxy began goes on as it decided',
  }),
}

const TraceSettings = z.object(traceSettings)

export function tracingOf(settings: z.infer<typeof TraceSettings>): TracingOptions | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  if (!endpoint) return null
  const pairs = headers?.split(',').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const
  })
  return { endpoint, headers: Object.fromEntries(pairs ?? []), ratio: settings.OTEL_TRACES_SAMPLER_ARG }
}
