import type { Notification } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'
import { isVisible } from '../sending/is-visible.ts'
import { notificationColumns, toNotification } from '../sending/notification-view.ts'
import { businessWhereSeveral, toNamedBusiness } from './named-business.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** The customer's notifications, newest first; keyset pagination, `nextCursor` is null on the last page. */
export async function listNotifications(
  db: Db,
  { customerId, cursor, limit, language }: Page,
): Promise<{ notifications: Notification[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const rows = await db
    .selectFrom('notifications')
    .select(notificationColumns)
    .select([microsOf('created_at').as('micros'), businessWhereSeveral(customerId).as('business')])
    .where('customer_id', '=', customerId)
    .where(isVisible('notifications'))
    .$if(after !== undefined, (query) =>
      after ? query.where(sql<boolean>`(created_at, id) < (${momentOf(after)}, ${after.id}::uuid)`) : query,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    notifications: page.map((row) => ({
      ...toNotification(row, language),
      ...toNamedBusiness(row.business),
    })),
    nextCursor: end ? writePageCursor(end) : null,
  }
}
