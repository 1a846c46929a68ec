import { useListApplicationDraftsQuery, useSaveApplicationDraftMutation } from './drafts-api.ts'
import { useFormDraft } from './use-form-draft.ts'

interface Act {
  readonly kind: 'hold' | 'completion' | 'ask' | 'promise' | 'reopen'
  /** Of an act on a stage. */
  readonly stageId?: string
}

/** What somebody is about to put an application on hold with, to complete, promise or reopen its stage with, or to ask for. */
export function useActDraft(applicationId: string, act: Act) {
  const params = { id: applicationId }
  const listed = useListApplicationDraftsQuery({ params })
  const [save] = useSaveApplicationDraftMutation()
  return useFormDraft({ ...act, listed, save: (body) => save({ params, body }).unwrap() })
}
