import { createPortalApi, portalMiddlewares } from '@sanad/web-kit'
import { customerSession } from '../auth/customer-session.ts'
import { joinStore } from '../state/root-reducer.ts'

export const tagTypes = [
  'Profile',
  'Accounts',
  'Sessions',
  'Services',
  'Service',
  'Businesses',
  'OtpStatus',
  'Catalogue',
  'States',
  'AccessLink',
  'ApplicationForm',
  'ServiceOutline',
  'Tracking',
  'Tickets',
  'Ticket',
  'Consultations',
  'ConsultationSlots',
  'CalendarSubscription',
  'Compliance',
  'ComplianceProfile',
  'Notifications',
  'Privacy',
] as const
export type TagType = (typeof tagTypes)[number]

const options = { session: customerSession, tagTypes }

/** The app's single RTK Query API; features inject the endpoints that they use. */
export const api = createPortalApi(options)

joinStore(api, portalMiddlewares(api, options))
