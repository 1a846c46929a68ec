import type { UnknownAction } from '@reduxjs/toolkit'
import type { Access, Endpoint } from '@sanad/contracts'

/** Why a session ended by itself. */
export type SessionEnd = 'token_expired' | 'unauthenticated'

/**
 * What calls need to know of an app's session. Where its token lives, who the account is and what happens when the
 * session ends is the app's own.
 */
export interface SessionAdapter {
  /** The access that only this session opens: without a token such a call is not sent. */
  readonly access: Access
  /** The token of the session in the store's state. */
  tokenOf: (state: unknown) => string | null
  /** Whose answers the query cache holds; when it changes they are dropped. */
  accountOf: (state: unknown) => string | undefined
  /** Headers that authenticate a call; `bearer` takes the place of the session's token. */
  headersOf: (endpoint: Endpoint, state: unknown, bearer: string | undefined) => Record<string, string>
  /** Action creator: the token has expired, or the server no longer accepts it. */
  readonly expired: {
    (why: SessionEnd): UnknownAction
    match: (action: unknown) => boolean
  }
}
