import type { WorkFilter, WorkItem, WorkSort } from '@sanad/contracts/staff'
import { useSearchParams } from 'react-router'

const parameter = 'list'

/** A list as it was shown; without a sort, due first. */
export type ShownList = WorkFilter & { readonly sort?: WorkSort | undefined }

/** The path of a piece of work with the list that it was opened from: its filter and sort. All work needs no mention. */
export function withList(path: string, list: ShownList): string {
  const filter = new URLSearchParams()
  for (const [key, value] of Object.entries(list)) if (value) filter.set(key, value)
  if (filter.size === 0) return path
  const [place, query] = path.split('?')
  const search = new URLSearchParams(query)
  search.set(parameter, filter.toString())
  return `${place}?${search}`
}

/** Where `N` goes on: by urgency, and with what is mine first where it is mine; whose it is otherwise decides nothing of what is free. */
export const onwardIn = ({ sort: _, ...list }: ShownList): WorkFilter => ({
  ...list,
  owner: list.owner === 'me' ? 'me' : undefined,
})

/** Kept with the place in the browser's history: the path of a payment or message does not say which piece was opened. */
export const stateOfPiece = ({ subject_id }: WorkItem) => ({ piece: subject_id })

export function pieceIn(state: unknown): string | undefined {
  const { piece } = (state ?? {}) as Partial<ReturnType<typeof stateOfPiece>>
  return piece
}

/** The list that one came from; its own screens keep it in the address. */
export function useCameFrom() {
  const [search] = useSearchParams()
  // As the address has it: the server refuses what is no filter.
  const list: ShownList = Object.fromEntries(new URLSearchParams(search.get(parameter) ?? ''))
  return { list, keep: (path: string) => withList(path, list) }
}
