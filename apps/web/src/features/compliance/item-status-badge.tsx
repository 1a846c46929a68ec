import type { ObligationStatus } from '@sanad/contracts'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

const looks = {
  done: { text: 'statusDone', tone: 'green' },
  overdue: { text: 'statusOverdue', tone: 'red' },
  due_soon: { text: 'statusDueSoon', tone: 'yellow' },
  upcoming: { text: 'statusUpcoming', tone: 'grey' },
} as const satisfies Record<ObligationStatus, { text: string; tone: Tone }>

export function ItemStatusBadge({ status }: { status: ObligationStatus }) {
  const texts = useMessages(complianceDueDatesMessages)
  const { text, tone } = looks[status]
  return <StatusBadge tone={tone}>{texts[text]}</StatusBadge>
}
