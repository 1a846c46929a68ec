import { appMessages } from '@sanad/texts/web/shared/app'
import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export function Initializing() {
  return <LoadingState size="page" label={useMessages(appMessages).initializing} />
}

export function VerifyingAuthentication() {
  return <LoadingState size="page" label={useMessages(appMessages).verifying} />
}
