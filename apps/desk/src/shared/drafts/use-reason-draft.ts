import { useListDocumentDraftsQuery, useSaveDocumentDraftMutation } from './drafts-api.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface Reason {
  readonly reason: string
  readonly reason_hi: string
  readonly template_id?: string
}

const empty: Reason = { reason: '', reason_hi: '' }

/** Why somebody is about to reject a file. */
export function useReasonDraft(fileId: string) {
  const params = { id: fileId }
  const { data, isError } = useListDocumentDraftsQuery({ params })
  const [save] = useSaveDocumentDraftMutation()
  const found = data?.data[0]
  const stored: Reason | null = found
    ? {
        reason: found.body,
        reason_hi: found.body_hi,
        ...(found.template_id !== null && { template_id: found.template_id }),
      }
    : null
  return useKeptDraft({
    stored: data || isError ? stored : undefined,
    empty,
    save: ({ reason: body, reason_hi: body_hi, template_id }: Reason) =>
      save({ params, body: { kind: 'reason', body, body_hi, template_id: template_id ?? null } }).unwrap(),
  })
}
