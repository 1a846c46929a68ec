import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { KeyValueList } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { StateSelect } from '../../../shared/states/state-select.tsx'
import { useListStatesQuery } from '../../../shared/states/states-api.ts'
import { isPaymentUndecided } from './is-payment-undecided.ts'
import type { SavedChoice } from './use-saved-choice.ts'

/** The State, which decides the tax. */
export function StateChoice({ application, saved }: { application: ServiceApplication; saved: SavedChoice }) {
  const texts = useMessages(serviceDetailMessages)
  const { stateId } = saved.choice
  const { data: states } = useListStatesQuery()
  const state = states?.data.find(({ id }) => id === stateId)
  if (state && isPaymentUndecided(application)) {
    return <KeyValueList items={[{ label: texts.state, value: state.state_name }]} />
  }
  const isRegistered = Boolean(application.buyer?.gstin)
  return (
    <StateSelect
      label={texts.state}
      hint={isRegistered ? texts.stateOfGstin : texts.stateHint}
      required
      value={stateId === null ? '' : String(stateId)}
      disabled={isRegistered || !application.allowed_actions.includes('change_choice')}
      onChange={({ currentTarget }) => saved.change({ stateId: Number(currentTarget.value) || stateId })}
    />
  )
}
