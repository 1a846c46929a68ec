import * as z from 'zod'
import type { ConnectionLimits } from '../platform/http/connection-limits.ts'
import { settingDocs } from './setting-docs.ts'

const Seconds = z.coerce.number().int().min(1).max(3600)

export const httpSettings = {
  HTTP_HEADER_SECONDS: Seconds.default(15).register(settingDocs, {
    meaning: 'how long the headers of a request may take',
  }),
  HTTP_STALL_SECONDS: Seconds.default(30).register(settingDocs, {
    meaning:
      'how long a body may bring fewer than 128 bytes a second; a resumable upload goes on where it was',
  }),
  HTTP_REQUEST_SECONDS: Seconds.default(900).register(settingDocs, {
    meaning: 'how long a whole request may take, however well it goes on',
  }),
  HTTP_KEEP_ALIVE_SECONDS: Seconds.default(72).register(settingDocs, {
    meaning: 'how long an idle connection is kept; longer than the proxy in front keeps it',
  }),
}

const HttpSettings = z.object(httpSettings)

export function connectionLimitsOf(settings: z.infer<typeof HttpSettings>): ConnectionLimits {
  return {
    headerSeconds: settings.HTTP_HEADER_SECONDS,
    stallSeconds: settings.HTTP_STALL_SECONDS,
    requestSeconds: Math.max(settings.HTTP_REQUEST_SECONDS, settings.HTTP_HEADER_SECONDS),
    keepAliveSeconds: settings.HTTP_KEEP_ALIVE_SECONDS,
  }
}
