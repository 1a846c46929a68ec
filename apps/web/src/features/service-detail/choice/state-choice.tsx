import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { useMessages } from '@sanad/web-kit'
import { StateSelect } from '../../../shared/states/state-select.tsx'
import type { SavedChoice } from './use-saved-choice.ts'

/** The State, which decides the tax. */
export function StateChoice({ application, saved }: { application: ServiceApplication; saved: SavedChoice }) {
  const texts = useMessages(serviceDetailMessages)
  const { stateId } = saved.choice
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
