import type { ListedBusiness } from '@sanad/contracts'
import { useRef, useState } from 'react'

/**
 * Asks once, before a second business gets a name that the customer has given to one already (`except`: the business
 * that is renamed). Nothing is refused.
 */
export function useSameBusiness(
  businesses: readonly ListedBusiness[] | undefined,
  { except }: { except?: string | undefined } = {},
) {
  const [asked, setAsked] = useState<string>()
  // Names that went on: what they added is in the list when its next step is tried again.
  const passed = useRef(new Set<string>())
  const find = (name: string) =>
    plain(name) === ''
      ? undefined
      : businesses?.find(({ id, name_of_firm }) => id !== except && plain(name_of_firm) === plain(name))

  return {
    /** The one that was asked about, as long as the name stays. */
    sameAs: (name: string) => (plain(name) === asked ? find(name) : undefined),
    mustAsk(name: string): boolean {
      const wanted = plain(name)
      if (wanted !== asked && !passed.current.has(wanted) && find(name)) {
        setAsked(wanted)
        return true
      }
      passed.current.add(wanted)
      return false
    },
  }
}

/** As the server tells names apart. */
function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
