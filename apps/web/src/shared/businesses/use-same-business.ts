import type { ListedBusiness } from '@sanad/contracts'
import { useRef, useState } from 'react'
import { useLazyFindBusinessesQuery } from './businesses-api.ts'

/**
 * Asks once, before a second business gets a name that the customer has given to one already (`except`: the business
 * that is renamed). Nothing is refused.
 */
export function useSameBusiness({ except }: { except?: string | undefined } = {}) {
  const [find, { isFetching }] = useLazyFindBusinessesQuery()
  const [asked, setAsked] = useState<{ name: string; business: ListedBusiness }>()
  // Names that went on: what they added is found when its next step is tried again.
  const passed = useRef(new Set<string>())

  return {
    isChecking: isFetching,
    /** The one that was asked about, as long as the name stays. */
    sameAs: (name: string) => (name.trim() === asked?.name ? asked.business : undefined),
    async mustAsk(name: string): Promise<boolean> {
      const wanted = name.trim()
      if (wanted !== asked?.name && !passed.current.has(wanted)) {
        // Where this fails, the call that it precedes says why.
        const { data } = await find({ query: { name_of_firm: wanted } })
        const business = data?.find(({ id }) => id !== except)
        if (business) {
          setAsked({ name: wanted, business })
          return true
        }
      }
      passed.current.add(wanted)
      return false
    },
  }
}
