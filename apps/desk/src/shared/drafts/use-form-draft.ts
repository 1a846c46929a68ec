import type { FormDraft } from '@sanad/contracts/staff'
import { useKeptDraft } from './use-kept-draft.ts'

interface Words {
  readonly comment: string
  readonly comment_hi: string
  readonly fields: Readonly<Record<string, string>>
}

interface Form<Kind extends FormDraft['kind']> {
  readonly kind: Kind
  /** Of an act on a stage. */
  readonly stageId?: string | undefined
  readonly listed: {
    readonly data?: { readonly data: readonly FormDraft[] } | undefined
    readonly isError: boolean
  }
  readonly save: (draft: Omit<FormDraft, 'kind'> & { readonly kind: Kind }) => Promise<unknown>
}

const empty: Words = { comment: '', comment_hi: '', fields: {} }

/** What somebody is filling in: words in two languages, or in one, and the other fields by their names. */
export function useFormDraft<Kind extends FormDraft['kind']>({ kind, stageId, listed, save }: Form<Kind>) {
  const stage_id = stageId ?? null
  const { data, isError } = listed
  const found = data?.data.find((draft) => draft.kind === kind && draft.stage_id === stage_id)
  const stored = found ? { comment: found.body, comment_hi: found.body_hi, fields: found.fields } : null
  return useKeptDraft<Words>({
    stored: data || isError ? stored : undefined,
    empty,
    save: ({ comment: body, comment_hi: body_hi, fields }) =>
      save({ kind, body, body_hi, template_id: null, stage_id, fields }),
  })
}
