import type { Access } from '@sanad/contracts'

/** A signed-in customer. */
export interface SessionPrincipal {
  readonly kind: 'session'
  readonly customerId: string
  readonly sessionId: string
}

/** Somebody who claims to be a customer and has yet to prove it: may use the OTP calls only. */
export interface ChallengePrincipal {
  readonly kind: 'challenge'
  readonly customerId: string
  readonly purpose: 'login' | 'registration'
}

/** The holder of an access link: one application, nothing else. */
export interface LinkPrincipal {
  readonly kind: 'link'
  readonly customerId: string
  readonly applicationId: string
}

export type Principal = SessionPrincipal | ChallengePrincipal | LinkPrincipal

/** Who a call may come from, by the access that its contract states. */
export interface PrincipalOf {
  public: null
  session: SessionPrincipal
  otp: Principal
  link: SessionPrincipal | LinkPrincipal
  gateway: null
}

export interface Credentials {
  readonly bearer: string | null
  readonly accessLink: string | null
}

/** Resolves credentials to a principal, or throws the error to answer. */
export type Authenticate = (
  access: Exclude<Access, 'public' | 'gateway'>,
  credentials: Credentials,
) => Promise<Principal>
