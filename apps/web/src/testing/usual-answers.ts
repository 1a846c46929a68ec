import {
  countUnreadNotifications,
  type Endpoint,
  getNotificationPreferences,
  listMyServices,
  listStates,
  readCentreDays,
  readComplianceCalendar,
  readHelp,
  readPrivacy,
  readPrivacyNotice,
  readTrader,
  type SuccessOf,
} from '@sanad/contracts'
import { onCall } from '@sanad/testing/on-call'
import { type HttpHandler, HttpResponse, type JsonBodyType } from 'msw'

let isAppUsual = false

/** The calls that the whole app makes beside those under test are answered, or else fail the test. */
export function answerWholeApp(isAnswered: boolean): void {
  isAppUsual = isAnswered
}

function usually<E extends Endpoint>(endpoint: E, body: SuccessOf<E> & JsonBodyType): HttpHandler {
  return onCall(endpoint, () => {
    if (!isAppUsual) console.error(`${endpoint.name} is called by a part of the app, and nothing is served`)
    return HttpResponse.json(body)
  })
}

/** Default responses for calls that screens make beside those under test, and for late calls after a test. */
export const usualAnswers: readonly HttpHandler[] = [
  onCall(listStates, () =>
    HttpResponse.json({
      success: true,
      data: [
        { id: 10, state_name: 'Goa' },
        { id: 21, state_name: 'Maharashtra' },
      ],
    }),
  ),
  onCall(readCentreDays, () => HttpResponse.json({ success: true, data: [] })),
  onCall(readHelp, () =>
    HttpResponse.json({
      success: true,
      data: {
        phone_number: null,
        whatsapp_number: null,
        hours: { from_day: 1, to_day: 6, opens: '10:30', closes: '17:30' },
      },
    }),
  ),
  onCall(readTrader, () =>
    HttpResponse.json({
      success: true,
      data: {
        ...{ legal_name: 'Sanad Services', address: 'Pune', email: 'care@sanad.example', phone_number: null },
        grievance_officer: {
          ...{ name: 'Ravi Kulkarni', email: 'grievance@sanad.example', phone_number: '+918022334456' },
        },
        claims: { businesses: { count: 30_000, on: null, source: null }, says_secure: true },
      },
    }),
  ),
  usually(countUnreadNotifications, { success: true, unread: 0 }),
  usually(getNotificationPreferences, {
    success: true,
    data: {
      choices: [],
      verified: { sms: true, email: false, whatsapp: false },
      language: 'en',
      reminder_days: [1, 7],
    },
  }),
  usually(readPrivacy, {
    success: true,
    data: {
      nominee: null,
      notice_version: 1,
      is_notice_new: false,
      consents: [],
      data_export: null,
      erasure: { request: null, cooling_off_days: 7, blockers: [], held: [] },
    },
  }),
  usually(readPrivacyNotice, {
    success: true,
    data: {
      version: 1,
      effective_from: '2026-11-20',
      title: 'Privacy notice',
      intro: 'We use your data for your applications.',
      sections: [],
      purposes: [],
    },
  }),
  usually(listMyServices, { success: true, services: [], next_cursor: null }),
  usually(readComplianceCalendar, {
    success: true,
    data: { today: '2026-11-20', businesses: [], next_businesses: null, overdue: [], months: [] },
    next_cursor: null,
    previous_cursor: null,
  }),
]
