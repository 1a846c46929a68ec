import { useListConsultationDraftsQuery, useSaveConsultationDraftMutation } from './drafts-api.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Why somebody is about to cancel a consultation, or what they are noting of one that was held. */
export function useConsultationDraft(consultationId: string, kind: 'cancellation' | 'outcome') {
  const params = { id: consultationId }
  const listed = useListConsultationDraftsQuery({ params })
  const [save] = useSaveConsultationDraftMutation()
  return useFormDraft({ kind, listed, save: (body) => save({ params, body }).unwrap() })
}
