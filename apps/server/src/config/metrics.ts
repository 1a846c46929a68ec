import * as z from 'zod'
import type { MetricsPlace } from '../platform/metrics/serve-metrics.ts'
import { settingDocs } from './setting-docs.ts'
import { Port } from './setting-types.ts'

export const metricsSettings = {
  METRICS_PORT: Port.optional().register(settingDocs, {
    meaning: 'port on which Prometheus reads `/metrics`; a listener of its own, never behind the balancer',
    fallback: 'no metrics are served',
    see: 'docs/how-to/watch-the-portal.md',
  }),
  METRICS_HOST: z.string().default('127.0.0.1').register(settingDocs, {
    meaning: 'address of that listener: one that only Prometheus reaches',
  }),
}

const MetricsSettings = z.object(metricsSettings)

export function metricsOf(settings: z.infer<typeof MetricsSettings>): MetricsPlace | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = settings
  return port === undefined ? null : { host, port }
}
