import { useListWorkViewsQuery } from './work-api.ts'
import { shownViewOf } from './work-views.ts'

/** Saved views, one's own and shared ones, in one's own order and counted. */
export function useSavedViews() {
  const { data, isLoading } = useListWorkViewsQuery(undefined, {
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  })
  return { views: (data?.data ?? []).map(shownViewOf), teams: data?.teams ?? [], isLoading }
}
