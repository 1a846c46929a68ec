import { brandPage } from '@sanad/branding'
import type { FastifyInstance } from 'fastify'
import { listDemoCodes } from './demo/list-demo-codes.ts'
import { registerAccessLinks } from './features/access-links/access-link-routes.ts'
import { registerApplications } from './features/applications/application-routes.ts'
import { registerAudit } from './features/audit/audit-routes.ts'
import { registerBusinesses } from './features/businesses/business-routes.ts'
import { registerBuyers } from './features/buyers/buyer-routes.ts'
import { createAssertOwnTeams } from './features/case/own-teams.ts'
import { registerCatalogue } from './features/catalogue/catalogue-routes.ts'
import { registerServicePages } from './features/catalogue/pages/page-routes.ts'
import { withTraderLines } from './features/catalogue/pages/trader-lines.ts'
import { registerCompliance } from './features/compliance/compliance-routes.ts'
import { registerConsultations } from './features/consultations/consultation-routes.ts'
import { registerDeliverables } from './features/deliverables/deliverable-routes.ts'
import { registerDesk } from './features/desk/desk-routes.ts'
import { createRecordReading } from './features/desk/record-reading.ts'
import { registerDocuments } from './features/documents/document-routes.ts'
import { registerDrafts } from './features/drafts/draft-routes.ts'
import { registerFormEntry } from './features/form-entry/form-entry-routes.ts'
import { registerGivenUpJobs } from './features/given-up-jobs/given-up-job-routes.ts'
import { registerHelp } from './features/help/help-routes.ts'
import { registerIdentity } from './features/identity/identity-routes.ts'
import { createAuthenticate } from './features/identity/sessions/authenticate.ts'
import { createTokens } from './features/identity/sessions/session-token.ts'
import { registerInformation } from './features/information/information-routes.ts'
import { registerMessages } from './features/messages/message-routes.ts'
import { registerMoneyDocuments } from './features/money-documents/money-document-routes.ts'
import { registerNotifications } from './features/notifications/notification-routes.ts'
import { registerOtp } from './features/otp/otp-routes.ts'
import { registerPayments } from './features/payments/payment-routes.ts'
import { registerPersonalData } from './features/personal-data/personal-data-routes.ts'
import { registerScreens } from './features/screens/screen-routes.ts'
import { registerTickets } from './features/tickets/ticket-routes.ts'
import { registerWork } from './features/work/work-routes.ts'
import { holdNewcomers } from './platform/admission/hold-newcomers.ts'
import { registerBrandFiles } from './platform/http/brand-files.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerOfflinePage } from './platform/http/offline-page.ts'
import { registerWebApps } from './platform/http/web-apps.ts'
import { registerOutbox } from './platform/messages/outbox-routes.ts'
import { recordRefusals } from './platform/security/record-refusals.ts'
import type { Services } from './platform/services.ts'
import { registerResumableUploads } from './platform/uploads/resumable/resumable-upload-routes.ts'

/** The portal's HTTP application; every feature is registered here by name. */
export async function buildApp(
  services: Services,
  { logTo }: { logTo?: NodeJS.WritableStream } = {},
): Promise<FastifyInstance> {
  const { config, db, metrics, faults } = services
  const authenticate = createAuthenticate(db, createTokens(config.secrets.session))
  const app = await createHttpApp({
    config,
    metrics,
    faults,
    authenticate,
    assertOwnTeams: createAssertOwnTeams(db),
    recordReading: createRecordReading(db),
    logTo,
  })
  recordRefusals(app, db)
  const holdPage = holdNewcomers(app, services)

  await registerHealth(app, services)
  await registerIdentity(app, services)
  await registerOtp(app, services)
  await registerAudit(app, services)
  registerCatalogue(app, services)
  registerHelp(app, services)
  await registerServicePages(app, services)
  registerBusinesses(app, services)
  registerBuyers(app, services)
  registerApplications(app, services)
  registerAccessLinks(app, services)
  registerFormEntry(app, services)
  registerInformation(app, services)
  await registerResumableUploads(app, services)
  await registerDocuments(app, services)
  await registerPayments(app, services)
  await registerMessages(app, services)
  registerMoneyDocuments(app, services)
  await registerTickets(app, services)
  registerConsultations(app, services)
  registerCompliance(app, services)
  registerNotifications(app, services)
  registerDeliverables(app, services)
  await registerDesk(app, services)
  registerWork(app, services)
  registerGivenUpJobs(app, services)
  registerDrafts(app, services)
  await registerPersonalData(app, services)
  registerScreens(app, services)

  await registerOutbox(app, services, config.demoData ? listDemoCodes : () => [])
  registerBrandFiles(app, config)
  registerOfflinePage(app, config)
  await registerWebApps(app, config.webApps, {
    fill: (html) => withTraderLines(brandPage(html, config.brand), config.trader),
    holdPage,
    assetsUrl: config.assetsUrl,
  })
  return app
}
