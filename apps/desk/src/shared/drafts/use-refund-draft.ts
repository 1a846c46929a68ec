import { useListRefundDraftsQuery, useSaveRefundDraftMutation } from './drafts-api.ts'
import { useFormDraft } from './use-form-draft.ts'

/** The refund that somebody is about to propose. */
export function useRefundDraft(applicationId: string) {
  const params = { id: applicationId }
  const listed = useListRefundDraftsQuery({ params })
  const [save] = useSaveRefundDraftMutation()
  return useFormDraft({ kind: 'refund', listed, save: (body) => save({ params, body }).unwrap() })
}
