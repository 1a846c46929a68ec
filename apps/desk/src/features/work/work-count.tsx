import type { WorkFilter } from '@sanad/contracts/staff'
import { useCountWorkQuery } from './work-api.ts'

/** How much is open in all; it stops at 999. */
export const WorkCount = () => <Count filter={{}} />

/** How much nobody has taken although half its target is used up. */
export const UnownedCount = () => <Count filter={{ owner: 'none', due: 'half' }} />

function Count({ filter }: { readonly filter: WorkFilter }) {
  const { data } = useCountWorkQuery(
    { query: filter },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const open = data?.data.all.open
  return open === undefined ? null : open >= 999 ? '999+' : open
}
