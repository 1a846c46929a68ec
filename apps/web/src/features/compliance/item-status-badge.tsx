import type { ObligationStatus } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

const looks = {
  done: { text: 'statusDone', tone: 'green' },
  overdue: { text: 'statusOverdue', tone: 'red' },
  due_soon: { text: 'statusDueSoon', tone: 'yellow' },
  upcoming: { text: 'statusUpcoming', tone: 'grey' },
} as const satisfies Record<ObligationStatus, { text: string; tone: Tone }>

export function ItemStatusBadge({ status }: { status: ObligationStatus }) {
  const texts = useMessages(complianceMessages)
  const { text, tone } = looks[status]
  return <StatusBadge tone={tone}>{texts[text]}</StatusBadge>
}
