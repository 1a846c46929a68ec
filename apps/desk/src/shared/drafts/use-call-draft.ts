import { useListCustomerDraftsQuery, useSaveCustomerDraftMutation } from './drafts-api.ts'
import { useFormDraft } from './use-form-draft.ts'

/** What somebody is noting of a call with a customer. */
export function useCallDraft(customerId: string) {
  const params = { id: customerId }
  const listed = useListCustomerDraftsQuery({ params })
  const [save] = useSaveCustomerDraftMutation()
  return useFormDraft({ kind: 'call', listed, save: (body) => save({ params, body }).unwrap() })
}
