import { getServiceDetails, type ServiceApplication } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { HttpResponse } from 'msw'
import { applicationId, makeServiceApplication } from './make-service-application.ts'

/** Serves `current`; assigning it changes the next response. */
export function serveApplication(application = makeServiceApplication()): { current: ServiceApplication } {
  const served = { current: application }
  portal.use(
    onCall(getServiceDetails, () => HttpResponse.json({ success: true, data: served.current }), {
      params: { userServiceId: applicationId },
    }),
  )
  return served
}

/** An error answer of the portal. */
export function problem(status: number, code: string, message: string, details: object = {}) {
  return HttpResponse.json({ success: false, message, code, requestId: 'r', ...details }, { status })
}

export function done(message = 'Done', details: object = {}) {
  return HttpResponse.json({ success: true, message, ...details })
}

/** The same application once it is paid. */
export function paidOf(application: ServiceApplication): ServiceApplication {
  return {
    ...application,
    serviceDetails: { ...application.serviceDetails, payment_status: 1, client_status: 'processing' },
    userTimeLine: [{ timeline: application.default_timeline }],
    allowed_actions: ['upload', 'submit_information'],
    news: 'paid',
    quote: null,
    stage_quotes: [],
  }
}
