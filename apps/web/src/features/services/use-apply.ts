import type { CatalogueService } from '@sanad/contracts'
import { servicesMessages } from '@sanad/texts/web/services'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef } from 'react'
import { useAudit } from '../../shared/audit/use-audit.ts'
import { useAddBusinessNameMutation } from '../../shared/businesses/businesses-api.ts'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../shared/state/app-state.ts'
import { type ApplyValues, attemptKey } from './business-choice.ts'
import { useCreateApplicationMutation } from './services-api.ts'

/** Creates the application, and its business where that is new, and goes on to its payment. */
export function useApply({ service_id, title, category }: CatalogueService, onCreated: () => void) {
  const texts = useMessages(servicesMessages)
  const userId = useAppSelector((state) => state.auth.user?.id)
  const [addBusinessName, adding] = useAddBusinessNameMutation()
  const [createApplication, creating] = useCreateApplicationMutation()
  const navigate = useNavigateFromHere()
  const audit = useAudit()
  const toast = useToast()
  const errorText = useErrorText()
  const attempt = useRef<{ key: string; requestId: string }>(undefined)
  // Businesses created by this form, by name: a retry after the next call failed creates no duplicate.
  const added = useRef(new Map<string, string>())

  const requestIdFor = (values: ApplyValues): string => {
    const key = attemptKey(service_id, values)
    if (attempt.current?.key !== key) attempt.current = { key, requestId: crypto.randomUUID() }
    return attempt.current.requestId
  }

  const businessIdFor = async ({ business }: ApplyValues): Promise<string | null> => {
    if (business.kind === 'existing') return business.id
    if (business.kind === 'later' || userId === undefined) return null
    const name = business.name.trim()
    const known = added.current.get(name)
    if (known !== undefined) return known
    const { business_id } = await addBusinessName({ body: { name_of_firm: name, user_id: userId } }).unwrap()
    added.current.set(name, business_id)
    return business_id
  }

  const apply = async (values: ApplyValues): Promise<void> => {
    try {
      const request_id = requestIdFor(values)
      const business_id = await businessIdFor(values)
      const { data } = await createApplication({
        body: { service_id, stateId: values.stateId, business_id, request_id },
      }).unwrap()
      onCreated()
      if (category === 'skill') {
        audit({
          action: 'SKILL_SERVICE_SELECT',
          entity_type: 'service',
          entity_id: data.id,
          track_id: data.track_id,
          description: `Chose ${title}`,
          metadata: { service_id },
          status: 'success',
          ...(userId !== undefined && { user_id: userId }),
        })
      }
      // In place of the form: going back to it would make a second application.
      const place = { replace: true, state: serviceState(data.id) }
      if (!(await navigate(paths.paymentService, place))) toast('success', texts.createdElsewhere({ title }))
    } catch (error) {
      toast('error', errorText(error, texts.failedToCreate))
    }
  }
  return { apply, isBusy: adding.isLoading || creating.isLoading }
}
