import { listsMessages } from '@sanad/texts/kit/lists'
import { isApiError } from '../api/api-error.ts'
import { useMessages } from '../i18n/use-messages.ts'

/** The title of what could not be loaded: nothing is wrong where there is only no connection. */
export function useErrorTitle(error: unknown, title?: string): string {
  const texts = useMessages(listsMessages)
  return isApiError(error) && error.code === 'network' ? texts.offlineTitle : (title ?? texts.errorTitle)
}
