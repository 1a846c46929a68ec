import type { NextStep } from '@sanad/contracts'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Badge, Inline, StatusBadge } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ClientStatusBadge } from './client-status-badge.tsx'

interface ApplicationBadgesProps {
  status: string
  nextStep: Pick<NextStep, 'turn' | 'next'>
}

/** Where an application stands and, while it is under way, that it waits for the customer. */
export function ApplicationBadges({ status, nextStep: { turn, next } }: ApplicationBadgesProps) {
  const texts = useMessages(applicationMessages)
  // The status stays `pending` until the bank has decided, but there is nothing to pay.
  if (status === 'pending' && next === 'confirm_payment') {
    return <StatusBadge tone="blue">{texts.statusConfirming}</StatusBadge>
  }
  if (status === 'pending' && next === 'check_payment') {
    return <StatusBadge tone="blue">{texts.statusChecking}</StatusBadge>
  }
  if (status !== 'processing' || turn !== 'you') return <ClientStatusBadge status={status} />
  return (
    <Inline gap="small">
      <Badge tone="yellow">{texts.yourTurn}</Badge>
      <ClientStatusBadge status={status} />
    </Inline>
  )
}
