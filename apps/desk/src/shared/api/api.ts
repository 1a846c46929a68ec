import { createPortalApi, portalMiddlewares } from '@sanad/web-kit'
import { settleByProof } from '../proof/proof-prompt.ts'
import { staffSession } from '../session/staff-session.ts'

export const tagTypes = [
  'Me',
  'Work',
  'WorkView',
  'Application',
  'People',
  'Ticket',
  'SavedReply',
  'Customer',
  'Money',
  'Calendar',
  'Jobs',
] as const
export type TagType = (typeof tagTypes)[number]

const options = { session: staffSession, tagTypes, settleRefusal: settleByProof }

/** The desk's single RTK Query API; features inject the endpoints that they use. */
export const api = createPortalApi(options)
export const apiMiddlewares = portalMiddlewares(api, options)
