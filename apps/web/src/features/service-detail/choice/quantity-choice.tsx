import type { ServiceApplication } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Card, KeyValueList, NumberStepper, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ChoiceStatus } from './choice-status.tsx'
import { isPaymentUndecided } from './is-payment-undecided.ts'
import type { SavedChoice } from './use-saved-choice.ts'

/** How many of the service; the price on screen is always the server's. */
export function QuantityChoice({
  application,
  saved,
}: {
  application: ServiceApplication
  saved: SavedChoice
}) {
  const texts = useMessages(serviceDetailMessages)
  const { quantity, serviceDetails, allowed_actions } = application
  if (!quantity || serviceDetails.payment_status === 1) return null
  const { price_per_extra_unit: price = 0, label, max } = quantity
  const problems = {
    empty: texts.quantityWhole({ max }),
    not_whole: texts.quantityWhole({ max }),
    too_small: texts.quantityLeast,
    too_large: texts.quantityMost({ max }),
  }
  return (
    <Card title={texts.quantity}>
      <Stack>
        {isPaymentUndecided(application) ? (
          <KeyValueList items={[{ label, value: saved.choice.quantity }]} />
        ) : (
          <NumberStepper
            label={label}
            hint={[
              price > 0 && texts.quantityHint({ amount: formatRupees(price) }),
              texts.quantityMost({ max }),
            ]
              .filter(Boolean)
              .join(' · ')}
            value={saved.choice.quantity}
            onValueChange={(value) => saved.change({ quantity: value })}
            onTypingChange={saved.setTyping}
            problemText={(problem) => problems[problem]}
            min={1}
            max={max}
            decreaseLabel={texts.fewer}
            increaseLabel={texts.more}
            disabled={!allowed_actions.includes('change_choice')}
          />
        )}
        <ChoiceStatus application={application} saved={saved} />
      </Stack>
    </Card>
  )
}
