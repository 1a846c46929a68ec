import type { CatalogueService, ListedBusiness } from '@sanad/contracts'
import { servicesMessages } from '@sanad/texts/web/services'
import { Button, Card, Stack, useFocusFirstError } from '@sanad/ui'
import { forgetDraft, type NextPageQuery, useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { SameBusinessBanner } from '../../shared/businesses/same-business-banner.tsx'
import { useChosenBusiness } from '../../shared/businesses/use-chosen-business.ts'
import { useSameBusiness } from '../../shared/businesses/use-same-business.ts'
import { useDraftKey } from '../../shared/forms/use-draft-key.ts'
import { StateSelect } from '../../shared/states/state-select.tsx'
import { AlreadyApplied } from './already-applied.tsx'
import { readApplyDraft, saveApplyDraft } from './apply-draft.ts'
import {
  type ApplyProblems,
  type ApplyValues,
  findApplyProblems,
  initialBusiness,
  knownState,
} from './business-choice.ts'
import { BusinessQuestion } from './business-question.tsx'
import { useAlreadyApplied } from './use-already-applied.ts'
import { useApply } from './use-apply.ts'

interface ApplyFormProps {
  service: CatalogueService
  businesses: readonly ListedBusiness[]
  /** Of further businesses. */
  more?: NextPageQuery
}

const none: ApplyProblems = { state: false, name: false }

export function ApplyForm({ service, businesses: listed, more }: ApplyFormProps) {
  const texts = useMessages(servicesMessages)
  const draft = useDraftKey(`apply:${service.service_id}`)
  const [{ stateId: chosenState, business: wanted }, setChosen] = useState(() =>
    readApplyDraft(draft, listed),
  )
  const { businesses, isGone } = useChosenBusiness(wanted.kind === 'existing' ? wanted.id : null, listed)
  const business = isGone ? initialBusiness(listed) : wanted
  const choose = (part: Partial<ApplyValues>) => {
    const values = { stateId: chosenState, business, ...part }
    setChosen(values)
    saveApplyDraft(draft, values)
  }
  const [problems, setProblems] = useState(none)
  const { apply, isBusy } = useApply(service, () => forgetDraft(draft))
  const applied = useAlreadyApplied(service.service_id, business)
  const { sameAs, mustAsk, isChecking } = useSameBusiness()
  const same = business.kind === 'new' ? sameAs(business.name) : undefined
  const known = knownState(business, businesses)
  const stateId = chosenState ?? known
  const form = useRef<HTMLFormElement>(null)
  const focusFirstError = useFocusFirstError(form)

  const submit = async () => {
    const values = { stateId, business }
    const found = findApplyProblems(values)
    setProblems(found)
    if (found.state || found.name) return
    if (business.kind !== 'new' || !(await mustAsk(business.name))) await apply(values)
  }

  const submitLabel = applied.length > 0 ? texts.applyAgain : texts.continue
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void focusFirstError(submit())
      }}
    >
      <Card>
        <Stack gap="large">
          <BusinessQuestion
            businesses={businesses}
            more={more}
            value={business}
            onChange={(choice) => {
              choose({ business: choice })
              setProblems({ ...problems, name: false })
            }}
            isNameMissing={problems.name}
            disabled={isBusy}
          />
          <StateSelect
            label={texts.state}
            hint={known !== null && stateId === known ? texts.stateKnown : texts.stateHint}
            required
            name="stateId"
            value={stateId === null ? '' : String(stateId)}
            onChange={({ currentTarget }) => {
              choose({ stateId: Number(currentTarget.value) || null })
              setProblems({ ...problems, state: false })
            }}
            error={problems.state && texts.chooseState}
            disabled={isBusy}
          />
          {same && (
            <SameBusinessBanner
              disabled={isBusy}
              button={submitLabel}
              onUse={() => choose({ business: { kind: 'existing', id: same.id } })}
            />
          )}
          {applied.length > 0 && <AlreadyApplied applications={applied} />}
          <Button type="submit" fullWidth busy={isBusy || isChecking} busyLabel={texts.creating}>
            {submitLabel}
          </Button>
        </Stack>
      </Card>
    </form>
  )
}
