import type { RawBuilder } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'

/** Why a column is not in the copy that a customer can ask for. */
export const notCopied = {
  key: 'A number of ours: it joins, orders or finds rows, and says nothing of the person.',
  secret: 'A hash, a token or a sealed value: of use only to whoever steals the copy.',
  process: 'How far our processing is: attempts, queues, delivery, progress.',
  setting: 'A choice that belongs to something else that is copied; the portal shows it.',
  elsewhere: 'The copy has the same from another column, or as a file.',
  log: 'The security log; identity numbers are masked, and it goes within a year.',
  staff: 'About staff, or how the centre works.',
} as const

/** Why a column is left as it is when its customer is erased. docs/data-retention.md says until when. */
export const retained = {
  key: 'A number of ours, which names nobody once the customer is overwritten.',
  process: 'How far our processing is; says nothing of the person.',
  books: 'Books, vouchers and what they rest on: the law has us keep them.',
  evidence: 'What was done and when, without what the customer wrote: evidence for the books.',
  consents: 'The proof of what was agreed to.',
  audit: 'The security log, reduced to what names nobody.',
  security: 'The log of security events, which names nobody: numbers of ours and shortened addresses.',
  erasure: 'The record that the erasure was done.',
} as const

export type Copy = 'copied' | keyof typeof notCopied

/** A column whose row stays: overwritten by a value, by a function of the database's owner, or retained. */
export type StayingColumn =
  | { readonly overwritten: RawBuilder<unknown> | 'by the owner'; readonly copy: Copy }
  | { readonly retained: keyof typeof retained; readonly copy: Copy }

type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string

/** What becomes of the columns of a table: at an erasure, and in a copy. */
export type TableDecision<T extends keyof Tables> =
  | { readonly rows: 'deleted'; readonly columns: Readonly<Record<ColumnOf<T>, Copy>> }
  | { readonly rows: 'stay'; readonly columns: Readonly<Record<ColumnOf<T>, StayingColumn>> }
  | {
      readonly rows: 'of nobody'
      /** Why they are not about customers. */
      readonly why: string
      readonly columns: Readonly<Record<ColumnOf<T>, true>>
    }

export type Decisions<T extends keyof Tables> = { readonly [Table in T]: TableDecision<Table> }

/** Left as it is by an erasure. */
export const retain = (reason: keyof typeof retained, copy: Copy): StayingColumn => ({
  retained: reason,
  copy,
})

/** Set to this value by an erasure. */
export const overwrite = (value: RawBuilder<unknown> | 'by the owner', copy: Copy): StayingColumn => ({
  overwritten: value,
  copy,
})
