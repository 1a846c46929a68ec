import type { ListedBusiness } from '@sanad/contracts'

type Named = Pick<ListedBusiness, 'id' | 'name_of_firm' | 'created_at'>

/** The businesses whose name another one of the list has too, in any case and spacing: a name alone does not say which. */
export function findNamesakes(businesses: readonly Named[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const business of businesses) {
    const name = comparable(business)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set(
    businesses.filter((business) => (counts.get(comparable(business)) ?? 0) > 1).map(({ id }) => id),
  )
}

const comparable = ({ name_of_firm }: Named) =>
  name_of_firm.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-IN')
