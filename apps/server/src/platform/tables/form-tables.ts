import type { Channel } from '@sanad/contracts'
import type { ColumnType } from 'kysely'
import type { MadeAt } from './column-types.ts'

interface ApplicationVerifications {
  application_id: string
  channel: Channel
  verified_at: MadeAt
}

interface FormDrafts {
  application_id: string
  values: ColumnType<Record<string, string>, string, string>
  saved_at: ColumnType<Date, never, Date>
}

/** Tables of what is done through access links; see 009-form-drafts.sql. */
export interface FormTables {
  application_verifications: ApplicationVerifications
  form_drafts: FormDrafts
}
