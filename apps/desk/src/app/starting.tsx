import { appMessages } from '@sanad/texts/desk/shared/app'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export function Starting() {
  return <LoadingState size="page" label={useMessages(appMessages).starting} />
}
