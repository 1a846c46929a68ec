import type { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { measureCall, statusClass } from '../metrics/measure-call.ts'
import type { Metrics } from '../metrics/metrics.ts'

const Request = z.object({ hostname: z.string(), port: z.number().optional() })
const Response = z.object({ statusCode: z.number() })

/** Observes each request of the SDK, a repeated one again: it uses node:http, of which `measureOutgoing` hears nothing. */
export function measureBucket(client: S3Client, metrics: Pick<Metrics, 'outgoing'>): void {
  client.middlewareStack.add(
    (next) => (args) => {
      const { data } = Request.safeParse(args.request)
      const host = data
        ? [data.hostname, data.port].filter((part) => part !== undefined).join(':')
        : 'unknown'
      const answered = ({ response }: { response: unknown }) => {
        const { data: head } = Response.safeParse(response)
        return head ? statusClass(head.statusCode) : 'error'
      }
      return measureCall(metrics, host, () => next(args), { answered })
    },
    // The last one before the wire: an answer that is an error becomes one further out.
    { step: 'deserialize', priority: 'low', name: 'sanadMeasure' },
  )
}
