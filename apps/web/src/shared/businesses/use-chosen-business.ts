import type { ListedBusiness } from '@sanad/contracts'
import { useFindBusinessesQuery } from './businesses-api.ts'

/** The chosen business among those that are listed so far, or from a later page of the list. */
export function useChosenBusiness(id: string | null, listed: readonly ListedBusiness[]) {
  const isListed = id === null || listed.some((business) => business.id === id)
  const { currentData, isFetching } = useFindBusinessesQuery(
    { query: { id: id ?? undefined } },
    { skip: isListed },
  )
  const beyond = isListed ? [] : (currentData ?? [])
  return {
    businesses: [...listed, ...beyond],
    /** Not among the customer's businesses any more, or not to be found now. */
    isGone: !isListed && !isFetching && beyond.length === 0,
  }
}
