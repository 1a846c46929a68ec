import { useListApplicationDraftsQuery, useSaveApplicationDraftMutation } from './drafts-api.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface Act {
  readonly kind: 'hold' | 'completion'
  /** Of a completion. */
  readonly stageId?: string
}

interface Words {
  readonly comment: string
  readonly comment_hi: string
  readonly fields: Readonly<Record<string, string>>
}

const empty: Words = { comment: '', comment_hi: '', fields: {} }

/** What somebody is about to put an application on hold with, or to complete its stage with. */
export function useActDraft(applicationId: string, { kind, stageId }: Act) {
  const params = { id: applicationId }
  const stage_id = stageId ?? null
  const { data, isError } = useListApplicationDraftsQuery({ params })
  const [save] = useSaveApplicationDraftMutation()
  const found = data?.data.find((draft) => draft.kind === kind && draft.stage_id === stage_id)
  const stored = found ? { comment: found.body, comment_hi: found.body_hi, fields: found.fields } : null
  return useKeptDraft<Words>({
    stored: data || isError ? stored : undefined,
    empty,
    save: ({ comment: body, comment_hi: body_hi, fields }) =>
      save({ params, body: { kind, body, body_hi, stage_id, fields } }).unwrap(),
  })
}
