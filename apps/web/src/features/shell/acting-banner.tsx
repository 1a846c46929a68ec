import { shellMessages } from '@sanad/texts/web/shell'
import { HeadsetIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

/** Stays on top of every screen and speaks to the member of the service centre who acts for the customer. */
export function ActingBanner({ name, customer }: { name: string; customer: string }) {
  const texts = useMessages(shellMessages)
  return (
    <span role="status">
      <HeadsetIcon /> {texts.acting({ name, customer })}
    </span>
  )
}
