import { withQuery } from '@sanad/web-kit'

/** Every path of the app, below the base path. */
export const basePath = '/user'

export const paths = {
  login: '/',
  register: '/register',
  otpVerification: '/otp-verification',
  /** Where a link of the service centre enters: `?auth={code}&userId={id}`. */
  panelEntry: '/middleware/user',
  homeOld: '/home-old',
  /** What links lead to; each takes the token of its link as `?csrf=`. */
  submitForm: '/submit-form',
  confirmation: '/confirmation',
  confirmationTrack: '/track',
  /** Help for whoever has no session. */
  help: '/help',
  /** Asks for a tracking id. */
  tracking: '/tracking',
  confirmationSkill: '/confirmation-skill',
  editApplication: '/edit-application',
  paymentConfirmation: '/payment/confirmation',
  /** Takes a change of the e-mail address back, by `?code=`. */
  restoreContact: '/restore-contact',
  /** Hands the token of an older link on to the form. */
  entry: '/entry',
  /** What messages lead to: `/go/{link}` is the short form of a notification's target. */
  shortLink: '/go',
  queryParams: '/demo/query-params',
  pageNotFound: '/page-not-found',
  dashboard: '/dashboard',
  services: '/dashboard/services',
  newService: '/dashboard/services/new',
  /** Receive `userServiceId` in navigation state, `{ state: serviceState(id) }`, or in the address. */
  service: '/dashboard/service',
  paymentService: '/dashboard/payment-service',
  documents: '/dashboard/documents',
  payments: '/dashboard/payments',
  businesses: '/dashboard/business',
  profile: '/dashboard/profile',
  notifications: '/dashboard/notifications',
  support: '/dashboard/support',
  tickets: '/dashboard/tickets',
  newTicket: '/dashboard/tickets/new',
  consult: '/dashboard/consult',
  newConsultation: '/dashboard/consult/new',
  compliance: '/dashboard/compliance',
} as const

/** Navigation state of the second step of a registration: Back returns to the form, a reload stays. */
export const registrationVerifyState = { step: 'verify' } as const

/** Public tracking, by the token of a link or by a tracking id. */
export const trackingPath = (token: string) => `${paths.confirmationTrack}/${encodeURIComponent(token)}`

/** Query parameter, as the login leads back to path and query alone, without what follows a `#`. */
export const sectionParameter = 'section'

/** The account at one of its sections, also through the login. */
export const accountSectionPath = (section: string) =>
  withQuery(paths.profile, { [sectionParameter]: section })

/** The accounts that one can switch to. */
export const accountsPath = `${paths.profile}#accounts`

export const businessPath = (businessId: string) => `${paths.businesses}/${businessId}`

export const ticketPath = (ticketId: string) => `${paths.tickets}/${ticketId}`

/** The consultations, at the one that a message is about. */
export const consultationPath = (consultationId: string) =>
  withQuery(paths.consult, { consultation: consultationId })

/** The due dates of one business. */
export const dueDatesPath = (businessId: string) => withQuery(paths.compliance, { business: businessId })

/** The questions about a business from which its due dates follow. */
export const complianceProfilePath = (businessId: string) => `${paths.compliance}/${businessId}`

/** Query parameter for URLs that are opened without navigation state: new tab, bookmark, copied link, after a login. */
export const applicationParameter = 'application'

/** The form for a new ticket, with what it is about. */
export const newTicketPath = (about: { applicationId?: string; topic?: string; subject?: string }) =>
  withQuery(paths.newTicket, {
    [applicationParameter]: about.applicationId,
    topic: about.topic,
    subject: about.subject,
  })

/** The questions before an application for a service is created. */
export const applyPath = (serviceId: string) => `${paths.newService}/${encodeURIComponent(serviceId)}`

/** A page that the portal itself has for everybody, not a route of the app. */
const publicPath = (page: string, language: string) =>
  `${basePath}/${page}${language === 'hi' ? '?lang=hi' : ''}`

/** Who runs the portal and who hears complaints. */
export const aboutPath = (language: string) => publicPath('about', language)

/** All services with their prices. */
export const servicesPagePath = (language: string) => publicPath('services', language)

/** The page about a service. */
export const servicePagePath = (serviceId: string, language: string) =>
  publicPath(`services/${encodeURIComponent(serviceId)}`, language)

/** Where documents and information of an application are given; `tab` and `item` say what is on show. */
export const informationPath = (
  applicationId: string,
  place: { tab?: 'documents' | 'information'; item?: string | undefined } = {},
) => withQuery(`${paths.services}/${applicationId}/information`, place)

/** A service screen with its application in the address, which can be copied. */
export const servicePath = (screen: string, userServiceId: string) =>
  withQuery(screen, { [applicationParameter]: userServiceId })

/** Navigation state of the service screens. */
export const serviceState = (userServiceId: string) => ({ userServiceId })
