import type { DuePayment } from '@sanad/contracts'
import { displayTrackingId, formatRupees } from '@sanad/domain'
import { type PaymentHistoryTexts, paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { Card, ChevronRightIcon, LinkButton, Stack, VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { ServiceTitle } from '../../shared/applications/service-title.tsx'
import { useActingStaff } from '../../shared/auth/use-acting-staff.ts'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'

/** What can be paid now for one application, and the way to pay it. */
export function DuePaymentCard({ due }: { due: DuePayment }) {
  const texts = useMessages(paymentHistoryMessages)
  const nameOf = useBusinessName()
  const isActing = useActingStaff() !== null
  const { application, stage, total, is_begun, other_track_id } = due
  const amount = total === null ? undefined : formatRupees(total)
  const facts = [stage, nameOf(application), displayTrackingId(application.track_id)]
  return (
    <Card
      tone="highlight"
      headingLevel={3}
      title={<ServiceTitle application={application} />}
      description={facts.filter(Boolean).join(' · ')}
    >
      <Stack gap="small">
        {is_begun && <p>{texts.begun}</p>}
        {other_track_id && (
          <p>
            {texts.twin({
              id: displayTrackingId(application.track_id),
              other: displayTrackingId(other_track_id),
            })}
          </p>
        )}
        <LinkButton
          fullWidth
          render={<ServiceLink service={application} />}
          iconAfter={<ChevronRightIcon size={1.1} />}
        >
          {isActing ? texts.openService : payText({ amount, is_begun }, texts)}
          <VisuallyHidden>
            {': '}
            <ServiceTitle application={application} />
          </VisuallyHidden>
        </LinkButton>
      </Stack>
    </Card>
  )
}

function payText(
  { amount, is_begun }: { amount: string | undefined; is_begun: boolean },
  texts: PaymentHistoryTexts,
) {
  if (!amount) return texts.chooseFirst
  return is_begun ? texts.continue({ amount }) : texts.pay({ amount })
}
