import type { WorkFilter } from '@sanad/contracts/staff'
import { useCountWorkQuery } from '../../shared/application/application-api.ts'
import { cappedCount } from './capped-count.ts'

/** How much is open in all. */
export const WorkCount = () => <Count filter={{}} />

/** How much waits with who reads it. */
export const MineCount = () => <Count filter={{ owner: 'me' }} />

/** How much nobody has taken although half its target is used up. */
export const UnownedCount = () => <Count filter={{ owner: 'none', due: 'half' }} />

function Count({ filter }: { readonly filter: WorkFilter }) {
  const { data } = useCountWorkQuery(
    { query: filter },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const open = data?.data.all.open
  return open === undefined ? null : cappedCount(open)
}
