import type { ConsultationStatus } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { StatusBadge, type Tone } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

const looks = {
  requested: { text: 'statusRequested', tone: 'blue' },
  confirmed: { text: 'statusConfirmed', tone: 'green' },
  done: { text: 'statusDone', tone: 'grey' },
  missed: { text: 'statusMissed', tone: 'red' },
  lapsed: { text: 'statusLapsed', tone: 'red' },
  cancelled: { text: 'statusCancelled', tone: 'grey' },
} as const satisfies Record<ConsultationStatus, { text: string; tone: Tone }>

export function ConsultationStatusBadge({ status }: { status: ConsultationStatus }) {
  const texts = useMessages(consultMessages)
  const { text, tone } = looks[status]
  return <StatusBadge tone={tone}>{texts[text]}</StatusBadge>
}
