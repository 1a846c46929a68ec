import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { type ApplicationTexts, applicationMessages } from './application-messages.ts'

type Look = { text: keyof ApplicationTexts; tone: Tone }

const unknown: Look = { text: 'statusUnknown', tone: 'grey' }
const looks: Record<string, Look> = {
  pending: { text: 'statusPending', tone: 'yellow' },
  processing: { text: 'statusProcessing', tone: 'green' },
  completed: { text: 'statusCompleted', tone: 'green' },
  on_hold: { text: 'statusOnHold', tone: 'yellow' },
  refund: { text: 'statusRefund', tone: 'red' },
  refund_completed: { text: 'statusRefundCompleted', tone: 'red' },
}

export function ClientStatusBadge({ status }: { status: string }) {
  const texts = useMessages(applicationMessages)
  const { text, tone } = looks[status] ?? unknown
  return <StatusBadge tone={tone}>{String(texts[text])}</StatusBadge>
}
