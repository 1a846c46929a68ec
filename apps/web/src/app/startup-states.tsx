import { LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { appMessages } from './messages.ts'

export function Initializing() {
  return <LoadingState size="page" label={useMessages(appMessages).initializing} />
}

export function VerifyingAuthentication() {
  return <LoadingState size="page" label={useMessages(appMessages).verifying} />
}
