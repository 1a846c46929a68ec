import { useListTicketDraftsQuery, useSaveTicketDraftMutation } from './drafts-api.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** The reply or the note that somebody is writing to a ticket. */
export function useTicketDraft(ticketId: string, kind: 'reply' | 'note') {
  const params = { id: ticketId }
  const { data, isError } = useListTicketDraftsQuery({ params })
  const [save] = useSaveTicketDraftMutation()
  const found = data?.data.find((draft) => draft.kind === kind)?.body ?? null
  return useKeptDraft({
    stored: data || isError ? found : undefined,
    empty: '',
    save: (body: string) => save({ params, body: { kind, body } }).unwrap(),
  })
}
