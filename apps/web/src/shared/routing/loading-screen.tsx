import { LoadingState } from '@sanad/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { routingMessages, type ScreenName, screenNames } from './screen-names.ts'

export function LoadingScreen({ name, size }: { name: ScreenName; size: 'page' | 'section' }) {
  const names = useMessages(screenNames)
  const texts = useMessages(routingMessages)
  return <LoadingState size={size} label={texts.loading(names[name])} />
}
