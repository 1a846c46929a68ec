import { HeadsetIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { shellMessages } from './messages.ts'

/** Stays on top of every screen while a member of the service centre acts for the customer. */
export function ActingBanner({ name }: { name: string }) {
  const texts = useMessages(shellMessages)
  return (
    <span role="status">
      <HeadsetIcon /> {texts.acting(name)}
    </span>
  )
}
