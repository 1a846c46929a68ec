import type { UnknownAction } from '@reduxjs/toolkit'
import type { Access, Endpoint } from '@sanad/contracts'

/** Why a session ended without a logout. */
export type SessionEnd = 'token_expired' | 'unauthenticated'

/**
 * Port to an app's session: what calls need to know of it. Where the token is stored, who the account is and what
 * follows the end of the session is up to the app.
 */
export interface SessionAdapter {
  /** Endpoints of this access need the session: without a token they fail fast. */
  readonly access: Access
  /** Selector of the session's token. */
  tokenOf: (state: unknown) => string | null
  /** Selector of the account's id; the query cache is reset when it changes. */
  accountOf: (state: unknown) => string | undefined
  /** Headers that authenticate a call; `bearer` overrides the session's token. */
  headersOf: (endpoint: Endpoint, state: unknown, bearer: string | undefined) => Record<string, string>
  /** Action creator: the token has expired or was revoked. */
  readonly expired: {
    (why: SessionEnd): UnknownAction
    match: (action: unknown) => boolean
  }
}
