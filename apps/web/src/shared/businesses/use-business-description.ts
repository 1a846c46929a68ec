import type { ListedBusiness } from '@sanad/contracts'
import { businessNamesMessages } from '@sanad/texts/web/shared/business-names'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { findNamesakes } from './find-namesakes.ts'

/** What stands below the name of a business where another one of the list has the same name: since when it is known. */
export function useBusinessDescription(
  businesses: readonly ListedBusiness[],
): (business: ListedBusiness) => string | undefined {
  const texts = useMessages(businessNamesMessages)
  const language = useLanguage()
  const namesakes = findNamesakes(businesses)
  return ({ id, created_at, applications }) =>
    namesakes.has(id)
      ? texts.namesake({ since: formatDateTime(created_at, language), count: applications })
      : undefined
}
