import type { NameMark } from '@sanad/contracts'
import { shownName } from '@sanad/domain'
import { businessNamesMessages } from '@sanad/texts/common/business-names'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'

interface Named {
  readonly name_of_firm?: string | null | undefined
  readonly name_mark?: NameMark | undefined
}

/** The name of a business as every list, picker and card shows it, told apart from another one of the same name. */
export function useBusinessName(): {
  (named: Named, unnamed: string): string
  (named: Named): string | undefined
} {
  const words = useMessages(businessNamesMessages)
  const language = useLanguage()
  function nameOf(named: Named, unnamed: string): string
  function nameOf(named: Named): string | undefined
  function nameOf({ name_of_firm, name_mark }: Named, unnamed?: string): string | undefined {
    const name = name_of_firm || unnamed
    const formatTime = (instant: string) => formatDateTime(instant, language)
    return name && shownName(name, name_mark, { words, formatTime })
  }
  return nameOf
}
