import type { Tables } from '../../../platform/database-tables.ts'
import { applicationColumns } from './application-columns.ts'
import { businessColumns } from './business-columns.ts'
import type { Decisions } from './column-decision.ts'
import { limitColumns } from './limit-columns.ts'
import { messageColumns } from './message-columns.ts'
import { paymentColumns } from './payment-columns.ts'
import { peopleColumns } from './people-columns.ts'
import { privacyColumns } from './privacy-columns.ts'
import { staffColumns } from './staff-columns.ts'
import { workColumns } from './work-columns.ts'

/** What becomes of every column of every table: at an erasure, and in a copy. Tests hold it against the database. */
export const personalColumns = {
  ...peopleColumns,
  ...staffColumns,
  ...privacyColumns,
  ...applicationColumns,
  ...businessColumns,
  ...limitColumns,
  ...messageColumns,
  ...paymentColumns,
  ...workColumns,
} as const satisfies Decisions<keyof Tables>
