import type { Endpoint } from './define-endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { mayWait } from './waiting.ts'

/** What any call may answer, whatever it is about. */
const always: readonly ErrorCode[] = ['invalid_request', 'rate_limited', 'unavailable', 'internal']

/** Every error that a call may answer: those that `errors` names, and those that follow from the rest of the contract. */
export function declaredErrors(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  return new Set([...impliedErrors(endpoint), ...endpoint.errors])
}

/** The errors that no endpoint names, as they follow from who may call it and what it takes. */
export function impliedErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, method, inPerson, permission, halfway, proof, refusedAs } = endpoint
  const isSignedIn = access !== 'public' && access !== 'gateway'
  return [
    ...always,
    ...(refusedAs ? [refusedAs] : []),
    ...(mayWait(endpoint) ? (['waiting'] as const) : []),
    ...(access === 'gateway' ? [] : (['source_invalid'] as const)),
    ...(isSignedIn ? (['token_missing', 'unauthenticated'] as const) : []),
    ...(access === 'link' || access === 'otp' ? (['link_invalid'] as const) : []),
    ...((access === 'link' || access === 'otp') && method !== 'GET' ? (['link_read_only'] as const) : []),
    ...(permission && permission !== 'self' ? (['not_permitted'] as const) : []),
    ...(access === 'staff' && !halfway ? (['factor_needed'] as const) : []),
    ...(proof ? (['proof_needed'] as const) : []),
    ...(inPerson ? (['customer_only'] as const) : []),
    ...(method === 'GET' ? [] : (['payload_too_large'] as const)),
  ]
}
