import { changesMessages } from '@sanad/texts/desk/shared/changes'
import { factsMessages } from '@sanad/texts/desk/shared/facts'
import { formatTime, isApiError, useErrorText, useLanguage, useMessages } from '@sanad/web-kit'

/** Why an act was not recorded; where something has changed since it was seen, by whom and what. */
export function useRefusalText(): (error: unknown, fallback: string) => string {
  const texts = useMessages(changesMessages)
  const facts = new Map(Object.entries(useMessages(factsMessages)))
  const language = useLanguage()
  const errorText = useErrorText()
  return (error, fallback) => {
    const changes = isApiError(error) && error.code === 'changed_meanwhile' ? (error.changes ?? []) : []
    if (changes.length === 0) return errorText(error, fallback)
    const listed = changes.map(({ fact, by, at }) =>
      texts.change({ what: facts.get(fact) ?? fact, who: by ?? texts.who, time: formatTime(at, language) }),
    )
    return texts.changed({ changes: listed.join('; ') })
  }
}
