import type { WorkFilter } from '@sanad/contracts/staff'
import { useSearchParams } from 'react-router'

const parameter = 'list'

/** The path of a piece of work with the list that it was opened from: the filter of it. All work needs no mention. */
export function withList(path: string, list: WorkFilter): string {
  const filter = new URLSearchParams()
  for (const [key, value] of Object.entries(list)) if (value) filter.set(key, value)
  if (filter.size === 0) return path
  const [place, query] = path.split('?')
  const search = new URLSearchParams(query)
  search.set(parameter, filter.toString())
  return `${place}?${search}`
}

/** The list that one came from, in which `N` goes on; its own screens keep it in the address. */
export function useCameFrom() {
  const [search] = useSearchParams()
  // As the address has it: the server refuses what is no filter.
  const list: WorkFilter = Object.fromEntries(new URLSearchParams(search.get(parameter) ?? ''))
  return { list, keep: (path: string) => withList(path, list) }
}
