import type { Decisions } from './column-decision.ts'

/** What an account may have, and how much of it is used. */
export const limitColumns = {
  storage_use: {
    rows: 'deleted',
    columns: { customer_id: 'key', bytes: 'process' },
  },
  account_limit_raises: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      factor: 'staff',
      reason: 'staff',
      staff_id: 'staff',
      recorded_at: 'staff',
    },
  },
} as const satisfies Decisions<'storage_use' | 'account_limit_raises'>
