import { applicationMessages } from '@sanad/texts/web/shared/application'
import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { clientStatusText } from './client-status-text.ts'

const tones: Record<string, Tone> = {
  pending: 'yellow',
  processing: 'green',
  completed: 'green',
  on_hold: 'yellow',
  refund: 'red',
  refund_completed: 'red',
}

export function ClientStatusBadge({ status }: { status: string }) {
  const texts = useMessages(applicationMessages)
  return <StatusBadge tone={tones[status] ?? 'grey'}>{clientStatusText(status, texts)}</StatusBadge>
}
