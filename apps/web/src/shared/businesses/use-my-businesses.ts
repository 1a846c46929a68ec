import { useListUserBusinessesInfiniteQuery } from './businesses-api.ts'

/** The customer's businesses of all pages so far, and the query, for what is below the list. */
export function useMyBusinesses() {
  const query = useListUserBusinessesInfiniteQuery()
  return { businesses: query.data?.pages.flat(), query }
}
