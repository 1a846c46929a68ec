import type { SearchWay } from '@sanad/contracts'

/** What is looked for, in each way that its form allows. */
export interface SearchTerm {
  readonly text: string
  /** Letters and digits in capitals, as tracking ids are written; null where there are others. */
  readonly code: string | null
  /** The number, or four or more of its last digits. */
  readonly mobileEnd: string | null
  readonly email: string | null
  /** Names have letters. */
  readonly isName: boolean
  readonly tried: readonly SearchWay[]
}

export function readSearchTerm(q: string): SearchTerm {
  const text = q.trim()
  const code = /^[\w/-]{4,40}$/.test(text) ? text.toUpperCase() : null
  const digits = /^[+\d][\d\s-]*$/.test(text) ? text.replace(/\D/g, '') : ''
  const mobileEnd = digits.length >= 4 ? digits.replace(/^(?:91|0)(?=\d{10}$)/, '') : null
  const email = /^\S+@\S+$/.test(text) ? text.toLowerCase() : null
  const isName = /[\p{L}\p{M}]{2}/u.test(text) && email === null
  const tried: SearchWay[] = [
    ...(code ? (['tracking_id', 'ticket', 'order', 'number', 'bank_reference'] as const) : []),
    ...(mobileEnd ? (['mobile'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(isName ? (['name'] as const) : []),
  ]
  return {
    text,
    code,
    mobileEnd: mobileEnd && mobileEnd.length <= 10 ? mobileEnd : null,
    email,
    isName,
    tried,
  }
}
