import { Notification } from '@sanad/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Language } from '../../../platform/http/language.ts'
import { inLanguage } from './notice.ts'

export const notificationColumns = [
  'id',
  'kind',
  'params',
  'target_type',
  'target_id',
  'created_at',
  'read_at',
] as const

type Row = Pick<Selectable<Tables['notifications']>, (typeof notificationColumns)[number]>

/** A notification in one language. */
export function toNotification(row: Row, language: Language): Notification {
  return Notification.parse({
    id: row.id,
    kind: row.kind,
    params: inLanguage(row.params, language),
    target: { type: row.target_type, id: row.target_id },
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  })
}
