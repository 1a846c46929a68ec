import { LinkButton, OutcomePanel } from '@sanad/ui'
import { formatRupees } from '../../shared/format/format.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { OrderFacts } from './order-facts.tsx'
import type { KnownOrder } from './payment-situation.ts'
import { situationMessages } from './situation-messages.ts'

/** Money came in that nothing was due for. */
export function RefundDuePanel({ order }: { order: KnownOrder }) {
  const texts = useMessages(situationMessages)
  return (
    <OutcomePanel
      tone="info"
      title={texts.refundTitle}
      message={<p>{texts.refundText(formatRupees(order.total))}</p>}
      actions={<LinkButton render={<AppLink to={paths.payments} />}>{texts.seePayments}</LinkButton>}
      details={<OrderFacts order={order} begunAt={order.begunAt} />}
    />
  )
}
