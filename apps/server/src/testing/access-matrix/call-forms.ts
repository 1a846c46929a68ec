import { randomUUID } from 'node:crypto'
import type { CaseIds } from './create-case.ts'

export interface Request {
  readonly params?: object
  readonly query?: object
  /** Of an upload: its text parts. */
  readonly body?: object
}

export interface HowToCall {
  /**
   * `names`: names things of a customer, so that to anybody else they do not exist.
   * `own`: answers with the caller's own things. `plain`: answers with nobody's.
   */
  readonly kind: 'names' | 'own' | 'plain'
  readonly request: (ids: CaseIds) => Request
  /** The call answers nothing that is found to its own customer either. */
  readonly neverFound?: true
  /** Of a plain call: what it answers to anybody signed in, as its effect needs more than this case has. */
  readonly refusal?: string
}

export const names = (request: HowToCall['request']): HowToCall => ({ kind: 'names', request })
export const neverFound = (request: HowToCall['request']): HowToCall => ({
  kind: 'names',
  request,
  neverFound: true,
})
export const own: HowToCall = { kind: 'own', request: () => ({}) }
export const plain = (request: HowToCall['request'] = () => ({})): HowToCall => ({ kind: 'plain', request })

export const refused = (refusal: string): HowToCall => ({ ...plain(), refusal })

export const byId = (kind: keyof CaseIds, body?: object | (() => object)) =>
  names((ids) => ({
    params: { id: ids[kind] },
    ...(body ? { body: typeof body === 'function' ? body() : body } : {}),
  }))
export const staffAct = (kind: keyof CaseIds, body: object = {}) =>
  byId(kind, () => ({ ...body, request_id: randomUUID() }))
