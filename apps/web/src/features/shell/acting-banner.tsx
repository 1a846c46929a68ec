import { shellMessages } from '@sanad/texts/web/shell'
import { HeadsetIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

/** Stays on top of every screen while a member of the service centre acts for the customer. */
export function ActingBanner({ name }: { name: string }) {
  const texts = useMessages(shellMessages)
  return (
    <span role="status">
      <HeadsetIcon /> {texts.acting({ name })}
    </span>
  )
}
