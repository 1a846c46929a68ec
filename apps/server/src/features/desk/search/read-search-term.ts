import type { SearchWay } from '@sanad/contracts/staff'
import { foldReference } from '@sanad/domain'

/** What is looked for, in each way that its form allows. */
export interface SearchTerm {
  readonly text: string
  /** Letters and digits in capitals, as numbers are written, without the # of a tracking id; null where there are others. */
  readonly code: string | null
  /** The number, or four or more of its last digits. */
  readonly mobileEnd: string | null
  readonly email: string | null
  /** A department's number in the form in which they are compared. */
  readonly reference: string | null
  /** Names have letters. */
  readonly isName: boolean
  readonly tried: readonly SearchWay[]
}

export function readSearchTerm(q: string): SearchTerm {
  const text = q.trim()
  const code = /^#?[\w/-]{4,40}$/.test(text) ? text.replace('#', '').toUpperCase() : null
  const digits = /^[+\d][\d\s-]*$/.test(text) ? text.replace(/\D/g, '') : ''
  const mobileEnd = digits.length >= 4 ? digits.replace(/^(?:91|0)(?=\d{10}$)/, '') : null
  const email = /^\S+@\S+$/.test(text) ? text.toLowerCase() : null
  const isNumber = /^[\p{L}\p{N}\s._/-]{4,60}$/u.test(text) && /\d/.test(text)
  const folded = isNumber ? foldReference(text) : ''
  const reference = folded.length >= 4 ? folded : null
  const isName = /[\p{L}\p{M}]{2}/u.test(text) && email === null
  const tried: SearchWay[] = [
    ...(code ? (['tracking_id', 'ticket', 'order', 'number', 'bank_reference'] as const) : []),
    ...(mobileEnd ? (['mobile'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(reference ? (['reference'] as const) : []),
    ...(isName ? (['name'] as const) : []),
  ]
  return {
    text,
    code,
    mobileEnd: mobileEnd && mobileEnd.length <= 10 ? mobileEnd : null,
    email,
    reference,
    isName,
    tried,
  }
}
