import { useCountWorkQuery } from './work-api.ts'

/** How much is open in all; it stops at 999. */
export function WorkCount() {
  const { data } = useCountWorkQuery({ query: {} }, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  const open = data?.data.all.open
  return open === undefined ? null : open >= 999 ? '999+' : open
}
