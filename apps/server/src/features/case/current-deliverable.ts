import { sql } from 'kysely'
import { notHeldBack } from './not-held-back.ts'

/** SQL condition of `deliverables d`: found clean, and not replaced by one that was. */
export const isCurrentDeliverable = sql<boolean>`${notHeldBack('d')} and not exists (
  select from deliverables newer where newer.replaces = d.id and ${notHeldBack('newer')})`
