import { writeAuditLog } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../app.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import { recordClientReport } from './record-audit.ts'

export async function registerAudit(app: FastifyInstance, { db }: Services): Promise<void> {
  // What was reported cannot be erased, so nobody may fill the disk with it.
  const reports = createRateLimit(db, { name: 'audit-reports', points: 600, seconds: 3600 })

  route(app, writeAuditLog, async ({ body, principal }) => {
    await reports.take(principal.customerId)
    await recordClientReport(db, {
      action: body.action,
      entityType: body.entity_type,
      entityId: body.entity_id ?? body.track_id ?? null,
      customerId: principal.customerId,
      description: body.description ?? '',
      metadata: { ...body.metadata, ...(body.track_id ? { track_id: body.track_id } : {}) },
      status: body.status === 'failed' ? 'failed' : 'success',
      ...(body.error_message ? { errorMessage: body.error_message } : {}),
    })
    return { success: true, message: 'Recorded' }
  })
}
