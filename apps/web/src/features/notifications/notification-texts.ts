import type { Notification, NotificationKind } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import type { NotificationsKindsTexts } from '@sanad/texts/web/notifications-kinds'
import { formatDate, formatDateTime } from '@sanad/web-kit'

/** What happened, and what there is to know or to do. */
interface Words {
  readonly title: string
  readonly text: string
}

/** A notification in words. */
export function notificationWords(
  { kind, params }: Notification,
  texts: NotificationsKindsTexts,
  language: Language,
): Words {
  const values = shownParams(params, texts, language)
  const say = (part: keyof Words) => {
    const text: string | ((values: never) => string) = texts[`${kind satisfies NotificationKind}.${part}`]
    return typeof text === 'string' ? text : text(values as never)
  }
  return { title: say('title'), text: say('text') }
}

/** Every parameter as it is shown; which of them a text names, its own type says. */
function shownParams(params: Notification['params'], texts: NotificationsKindsTexts, language: Language) {
  return {
    ...params,
    // The centre says why it cancelled; a customer who did knows.
    why: 'reason' in params && params.reason ? `. ${params.reason}` : '',
    ...('amount_rupees' in params &&
      params.amount_rupees !== undefined && { amount: formatRupees(params.amount_rupees) }),
    ...('next' in params && { next: nextWords(params, texts) }),
    ...('starts_at' in params && { time: formatDateTime(params.starts_at, language) }),
    ...('due_on' in params && { day: formatDate(params.due_on, language) }),
    ...('former_on' in params && { former: formatDate(params.former_on, language) }),
    ...('items' in params && { items: params.items.join(', ') }),
  }
}

type StageParams = Extract<Notification, { kind: 'stage_completed' }>['params']

function nextWords(
  { next, amount_rupees, with_document }: StageParams,
  texts: NotificationsKindsTexts,
): string {
  if (with_document) return texts['next.doneWithDocument']
  if (amount_rupees === undefined) return texts[`next.${next}`]
  return texts['next.payAmount']({ amount: formatRupees(amount_rupees) })
}
