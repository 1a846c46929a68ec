import type { Access } from '@sanad/contracts'
import type { StaffSubject } from '@sanad/contracts/staff'
import type { StaffRole } from '@sanad/domain'

/** A signed-in customer. */
export interface SessionPrincipal {
  readonly kind: 'session'
  readonly customerId: string
  readonly sessionId: string
  /** The member of staff who acts for the customer in this session; null for the customer in person. */
  readonly actingStaffId: string | null
  /** Of the customer, by `revisionOf`. */
  readonly revision: string
}

/** Somebody who claims to be a customer and has yet to prove it: may use the OTP calls only. */
export interface ChallengePrincipal {
  readonly kind: 'challenge'
  readonly customerId: string
  readonly purpose: 'login' | 'registration' | 'switch'
  /** The known place that the login came from. */
  readonly placeId?: string
  /** The session that a switch of the account comes from. */
  readonly fromSessionId?: string
}

/** The holder of an access link: one application, nothing else. */
export interface LinkPrincipal {
  readonly kind: 'link'
  readonly customerId: string
  readonly applicationId: string
  /** The member of staff who made it in a customer's portal: it only reads, and ends with their session. */
  readonly madeByStaffId: string | null
}

/** What the bearer of a staff session has proved in it. */
export interface StaffProof {
  readonly kind: 'password' | 'totp' | 'passkey' | 'recovery_code'
  /** ISO 8601. */
  readonly provedAt: string
}

/** A signed-in member of the service centre. */
export interface StaffPrincipal {
  readonly kind: 'staff'
  readonly staffId: string
  readonly sessionId: string
  readonly roles: readonly StaffRole[]
  readonly proofs: readonly StaffProof[]
  /** A second factor opened the session once. */
  readonly wasOpened: boolean
  /** A second factor is proved: the session is open and not locked. */
  readonly isProved: boolean
  /** … within the last ten minutes, by the database's clock. */
  readonly isFresh: boolean
}

/** The bearer of a one-time code that staff made to enter a customer's portal. Whether it is live is for its use to find out. */
export interface PanelPrincipal {
  readonly kind: 'panel'
  readonly code: string
}

/** A customer, or somebody who stands for one. */
export type CustomerPrincipal = SessionPrincipal | ChallengePrincipal | LinkPrincipal
export type Principal = CustomerPrincipal | StaffPrincipal | PanelPrincipal

/** Who a call may come from, by the access that its contract states. */
export interface PrincipalOf {
  public: null
  session: SessionPrincipal
  otp: CustomerPrincipal
  link: SessionPrincipal | LinkPrincipal
  gateway: null
  staff: StaffPrincipal
  panel: PanelPrincipal
}

export interface Credentials {
  readonly bearer: string | null
  /** The token in the desk's cookie; of a call from one of its own pages alone. */
  readonly staffCookie: string | null
  readonly accessLink: string | null
}

/** Throws `not_found` where the subject is the work of other teams than the member's. */
export type AssertOwnTeams = (subject: StaffSubject, id: string, principal: StaffPrincipal) => Promise<void>

/** Resolves credentials to a principal, or throws the error to answer. */
export type Authenticate = (
  access: Exclude<Access, 'public' | 'gateway'>,
  credentials: Credentials,
) => Promise<Principal>

/** Records that a member of staff reads something of a customer that is not their own work. */
export type RecordReading = (subject: StaffSubject, id: string, principal: StaffPrincipal) => Promise<void>
