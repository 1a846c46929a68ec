import type { ServiceApplication } from '@sanad/contracts'
import { chooseNested, choosePrimary, chooseSub, formatRupees } from '@sanad/domain'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Card, KeyValueList, RadioGroup, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { BulletList } from '../bullet-list.tsx'
import { ChoiceStatus } from './choice-status.tsx'
import { optionsOf } from './choice-titles.ts'
import { isPaymentUndecided } from './is-payment-undecided.ts'
import type { SavedChoice } from './use-saved-choice.ts'

interface Option {
  id: string
  label: string
  description: string
  points: string[]
  price?: number | null | undefined
}

interface ChoiceProps {
  application: ServiceApplication
  saved: SavedChoice
}

/** The choice in up to three levels; choosing on one level clears those below. */
export function OptionChoice({ application, saved }: ChoiceProps) {
  const texts = useMessages(serviceDetailMessages)
  const { dynamic_form: form, is_dynamic_form } = application.reqDocuments
  const { selection } = saved.choice
  if (!is_dynamic_form || !form || application.serviceDetails.payment_status === 1) return null
  const options = optionsOf(form, selection)
  const disabled = !application.allowed_actions.includes('change_choice')
  const isUndecided = isPaymentUndecided(application)
  const level = (
    label: string,
    given: readonly Option[],
    value: string | null,
    choose: (id: string) => void,
  ) =>
    isUndecided ? (
      <KeyValueList items={[{ label, value: given.find(({ id }) => id === value)?.label }]} />
    ) : (
      <RadioGroup
        label={label}
        hint={given.some(({ price }) => typeof price === 'number') && texts.feeHint}
        appearance="cards"
        value={value}
        onValueChange={choose}
        disabled={disabled}
        options={given.map((option) => ({
          value: option.id,
          label: option.label,
          description: <OptionDescription option={option} />,
          aside: typeof option.price === 'number' ? formatRupees(option.price) : undefined,
        }))}
      />
    )
  return (
    <Card title={texts.options}>
      <Stack gap="large">
        {level(form.title.primaryTitle, options.primary, selection.primary, (id) =>
          saved.change({ selection: choosePrimary(id) }),
        )}
        {options.sub.length > 0 &&
          level(form.title.subTitle, options.sub, selection.sub, (id) =>
            saved.change({ selection: chooseSub(selection, id) }),
          )}
        {options.nested.length > 0 &&
          level(form.title.nestedTitle, options.nested, selection.nested, (id) =>
            saved.change({ selection: chooseNested(selection, id) }),
          )}
        <ChoiceStatus application={application} saved={saved} />
      </Stack>
    </Card>
  )
}

/** In full before it is chosen: options are compared, and a choice moves nothing. */
function OptionDescription({ option }: { option: Option }) {
  return (
    <>
      {option.description}
      <BulletList points={option.points} />
    </>
  )
}
