import { writeAuditLog } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { recordClientReport } from './record-client-report.ts'

export async function registerAudit(app: FastifyInstance, { db }: Services): Promise<void> {
  // Rate limit: client reports are stored and must not fill the disk.
  const reports = createRateLimit(db, { name: 'audit-reports', points: 600, seconds: 3600 })

  route(app, writeAuditLog, async ({ body, principal }) => {
    await reports.take(principal.customerId)
    await recordClientReport(db, principal.customerId, body)
    return { success: true, message: 'Recorded' }
  })
}
