import type { GeneratedAlways } from 'kysely'
import type { MadeAt } from './column-types.ts'

/** Kept by triggers. */
interface StorageUse {
  customer_id: string
  bytes: string
}

interface AccountLimitRaises {
  id: GeneratedAlways<string>
  customer_id: string
  factor: number
  reason: string
  staff_id: string
  recorded_at: MadeAt
}

/** What an account may have; see 036-account-limits.sql. */
export interface LimitTables {
  storage_use: StorageUse
  account_limit_raises: AccountLimitRaises
}
