import { randomUUID } from 'node:crypto'
import { bookingBody } from '../factories/consultation.ts'
import { ticketBody } from '../factories/ticket.ts'
import { byId, type HowToCall, names, neverFound, own, plain, refused } from './call-forms.ts'
import { complianceBody } from './create-case.ts'
import { staffCalls } from './staff-calls.ts'

const newcomer = () => ({
  body: {
    mobile: `7${Date.now().toString().slice(-9)}`,
    email: `new.${randomUUID()}@example.in`,
    name: 'New',
  },
})

const atCashfree = { payment_provider: 'cashfree' }

/** How each endpoint is called, by its name. A new endpoint needs its line here, one of staff in staff-calls.ts. */
export const howToCall: Readonly<Record<string, HowToCall>> = {
  // Applications and their links
  createApplication: names((ids) => ({ body: { service_id: 'skill-india', business_id: ids.business } })),
  getServiceDetails: names((ids) => ({ params: { userServiceId: ids.application } })),
  getById: byId('application'),
  getByApplication: byId('application'),
  updateApplication: byId('application', { purpose: 'none' }),
  updateApplicationBusiness: names((ids) => ({
    params: { id: ids.application },
    body: { business_id: ids.business },
  })),
  saveBuyer: byId('application', { gstin: '', legal_name: '', address: '' }),
  updateGstinNumber: byId('application', { gst_number: '27ABCDE1234F1Z5' }),
  markOtpViewSeen: byId('application', { otp_verified_view: 1 }),
  saveDraft: byId('application', { values: {} }),
  submitForm: byId('application', {}),
  deleteApplication: byId('application'),
  createLink: byId('application', { purpose: 'track' }),
  listMyServices: own,
  getByCsrf: neverFound((ids) => ({ params: { token: ids.application } })),
  getByTrack: neverFound((ids) => ({ params: { trackingId: ids.application } })),
  trackByToken: neverFound((ids) => ({ params: { token: ids.track } })),
  exchangeToken: neverFound((ids) => ({ body: { token: ids.application } })),
  updateOtp: neverFound((ids) => ({ body: { otp: '000000', token: ids.application } })),

  // Documents, information, payments
  submitDocument: names((ids) => ({
    body: { user_id: ids.customer, application_id: ids.application, document_id: 'photo-id' },
  })),
  getUploadedDocument: byId('document'),
  listUploadedDocuments: own,
  listDocuments: own,
  submitFields: names((ids) => ({
    body: {
      user_id: ids.customer,
      application_id: ids.application,
      fields: [{ field_id: 'full-name', value: 'Kavita Rao' }],
    },
  })),
  createPayment: names((ids) => ({
    params: atCashfree,
    body: {
      amount: 1,
      user_id: ids.customer,
      service_type: 'skill-india',
      application_id: ids.application,
    },
  })),
  verifyPayment: names((ids) => ({
    params: atCashfree,
    body: {
      orderId: ids.order,
      customer_id: ids.application,
      application_id: ids.application,
      track_id: ids.track,
    },
  })),
  listPayments: own,
  getPayment: names((ids) => ({ params: { orderId: ids.order } })),
  getMoneyDocument: byId('moneyDocument'),
  getDeliverable: byId('deliverable'),
  paymentWebhook: plain(() => ({ params: atCashfree, body: {} })),
  whatsAppReport: plain(() => ({ body: {} })),
  msg91Report: plain(() => ({ body: {} })),

  // Businesses and compliance
  addBusinessName: names((ids) => ({ body: { name_of_firm: 'New Traders', user_id: ids.customer } })),
  createBusiness: names((ids) => ({ body: { firmName: 'New Traders', user_id: ids.customer } })),
  updateBusiness: byId('business', { name_of_firm: 'New Traders' }),
  getBusinessDetails: byId('business'),
  listBusinessesOfUser: names((ids) => ({ params: { userId: ids.customer } })),
  listUserBusinesses: own,
  getComplianceProfile: byId('business'),
  setComplianceProfile: byId('business', complianceBody),
  markComplianceDone: names((ids) => ({ params: { id: ids.business, key: ids.obligation } })),
  undoComplianceDone: names((ids) => ({ params: { id: ids.business, key: ids.obligation } })),
  readComplianceCalendar: names((ids) => ({ query: { business_id: ids.business } })),
  getCalendarSubscription: plain(),
  makeCalendarSubscription: plain(),
  withdrawCalendarSubscription: plain(),
  createComplianceCalendarLink: names((ids) => ({ body: { business_id: ids.business } })),

  // Tickets and consultations
  createTicket: names((ids) => ({ body: ticketBody({ application_id: ids.application }) })),
  getTicket: byId('ticket'),
  replyToTicket: byId('ticket', () => ({ message: 'Mine?', request_id: randomUUID() })),
  closeTicket: byId('ticket'),
  listTickets: own,
  submitTicketFile: names((ids) => ({ body: { message_id: ids.message } })),
  bookConsultation: names((ids) => ({ body: bookingBody({ application_id: ids.application }) })),
  rescheduleConsultation: byId('consultation', () => ({ starts_at: bookingBody().starts_at })),
  cancelConsultation: byId('consultation'),
  listMyConsultations: plain(),
  listConsultationSlots: plain(),

  // Notifications
  listNotifications: own,
  countUnreadNotifications: plain(),
  markNotificationRead: byId('notification'),
  markNotificationsRead: names((ids) => ({ body: { up_to: ids.notification } })),
  getNotificationPreferences: plain(),
  saveNotificationPreferences: plain(() => ({ body: { language: 'hi' } })),
  streamNotifications: plain(),

  // Who one is
  login: plain(() => ({ body: { mobile: '9999999999' } })),
  register: plain(newcomer),
  authRegister: plain(newcomer),
  logout: plain(),
  getProfile: own,
  restoreContact: plain(() => ({ body: { code: 'nobodys' } })),
  updateProfile: plain(() => ({ body: { address: 'Pune' } })),
  listAccounts: own,
  switchAccount: neverFound((ids) => ({ body: { targetUserId: ids.customer } })),
  listSessions: plain(),
  revokeSession: byId('session'),
  revokeOtherSessions: plain(),
  requestOtp: names((ids) => ({ body: { user_id: ids.customer, channel: 'sms' } })),
  otpStatus: names((ids) => ({ query: { user_id: ids.customer } })),
  verifyOtp: names((ids) => ({ body: { user_id: ids.customer, channel: 'sms', otp_code: '000000' } })),
  validatePanelCode: neverFound((ids) => ({ params: { userId: ids.customer } })),
  writeAuditLog: plain((ids) => ({
    body: {
      action: 'USER_ACTION',
      entity_type: 'application',
      entity_id: ids.application,
      user_id: ids.customer,
    },
  })),

  // Personal data
  readPrivacyNotice: plain(),
  readHelp: plain(),
  readCentreDays: plain(),
  readTrader: plain(),
  readPrivacy: own,
  saveConsents: plain(() => ({ body: { notice_version: 2, reminders: true, offers: false } })),
  consentAsGuardian: names((ids) => ({
    body: { application_id: ids.application, relation: 'mother', is_adult: true },
  })),
  nameNominee: plain(() => ({ body: { name: 'Anil Rao', relation: 'spouse', mobile: '9811112222' } })),
  removeNominee: plain(),
  requestDataExport: plain(),
  createDataExportLink: byId('export'),
  requestErasure: refused('erasure_blocked'),
  cancelErasure: refused('erasure_not_requested'),
  listErasureRequests: plain(),
  revealIdentifier: byId('application', {
    from: 'form',
    field_id: 'personal_pan',
    why: 'department_portal',
    reason: 'To file the application with the department',
  }),

  // The catalogue
  listCatalogue: plain(),
  mapService: plain(() => ({ body: { service_id: 'skill-india', type: 'service' } })),
  listAssignedDocuments: plain(() => ({ params: { id: 'skill-india' } })),
  listStates: plain(),
  getState: plain(() => ({ params: { id: 21 } })),
  reuseAnswer: neverFound((ids) => ({
    body: { application_id: ids.application, field_id: 'org-pan', source_id: randomUUID() },
  })),
  reuseFormAnswer: neverFound((ids) => ({
    params: { id: ids.application },
    body: { field_id: 'personal_pan', source_id: randomUUID() },
  })),
  reuseDocument: neverFound((ids) => ({
    body: { application_id: ids.application, document_id: 'photo', source_id: randomUUID() },
  })),

  ...staffCalls,
}

/** Opened from a signed link and by nothing else; signed-downloads.test.ts calls them. */
export const signedDownloads = [
  '/uploads/{filename}',
  '/uploads/tickets/{filename}',
  '/uploads/exports/{filename}',
  '/uploads/money-documents/{filename}',
  '/uploads/deliverables/{filename}',
  '/uploads/audit/{filename}',
  '/api/compliance/calendar.ics',
  '/api/compliance/subscription.ics',
] as const
