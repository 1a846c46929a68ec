import { writeAuditLog } from '@sanad/contracts'
import { exportAuditEntries, listAuditEntries } from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { getFileLink } from '../../platform/uploads/file-link.ts'
import { linkAuditExport, openAuditExport } from './export-audit.ts'
import { listAuditPeople } from './list-audit-people.ts'
import { readAuditPage } from './read-audit-page.ts'
import { recordClientReport } from './record-client-report.ts'

/** Who did what: reports of browsers come in, and auditors read and export what the server recorded. */
export async function registerAudit(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services
  // Rate limit: client reports are stored and must not fill the disk.
  const reports = createRateLimit(db, { name: 'audit-reports', points: 600, seconds: 3600 })

  route(app, writeAuditLog, async ({ body, principal }) => {
    await reports.take(principal.customerId)
    await recordClientReport(db, principal.customerId, body)
    return { success: true, message: 'Recorded' }
  })

  route(app, listAuditEntries, async ({ query: { cursor, limit, ...filter }, request }) => {
    const language = languageOf(request)
    const { entries, before } = await readAuditPage(db, filter, { before: cursor, limit, language })
    return { success: true, data: entries, next_cursor: before, people: await listAuditPeople(db) }
  })

  route(app, exportAuditEntries, async ({ body }) => {
    return { success: true, data: { url: await linkAuditExport({ db, config }, body) } }
  })

  // Opened by the browser's navigation, authorised by its signature: see file-route.ts.
  app.get('/uploads/audit/:filename', async ({ params, query }, reply) => {
    const link = getFileLink(config.secrets.fileLinks, 'audit/', { ...Object(query), ...Object(params) })
    const csv = await openAuditExport(services, link)
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="sanad-audit-log.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(csv)
  })
}
