import type { LocalText } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { Fact } from './new-notification.ts'
import type { Notice } from './notice.ts'
import { notifyCustomer } from './notify-customer.ts'

/** What identifies an application to its customer. */
interface Known {
  readonly id: string
  readonly customerId: string
  readonly trackId: string
  readonly definition: { readonly title: LocalText; readonly shortTitle?: LocalText | undefined }
}

type About = 'service' | 'short_service' | 'track_id'
type OfApplication<N extends Notice> = N extends { params: Record<'service' | 'track_id', unknown> }
  ? { kind: N['kind']; params: Omit<N['params'], About> }
  : never
export type ApplicationNotice = OfApplication<Notice> & { readonly fact: string }

/** Notifies a customer about one of their applications, in the caller's transaction. Answers whether the fact is new. */
export async function notifyOfApplication(
  db: Db,
  application: Known,
  {
    heldSeconds,
    ...notice
  }: ApplicationNotice & {
    /** See notifyCustomer. */
    readonly heldSeconds?: number
  },
): Promise<boolean> {
  return notifyCustomer(db, { ...noticeOfApplication(application, notice), heldSeconds })
}

/** With what names the application. */
export function noticeOfApplication(
  { id, customerId, trackId, definition }: Known,
  { kind, params, fact }: ApplicationNotice,
): Fact & Notice {
  const { title, shortTitle } = definition
  const about = { service: title, track_id: trackId, ...(shortTitle && { short_service: shortTitle }) }
  return { ...({ kind, params: { ...params, ...about } } as Notice), customerId, targetId: id, fact }
}
