import { Banner, HeadsetIcon } from '@sanad/ui'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { shellMessages } from './messages.ts'

/** Stays on top of every screen while a member of the service centre acts for the customer. */
export function ActingBanner({ name }: { name: string }) {
  const texts = useMessages(shellMessages)
  return (
    <Banner tone="warning" icon={<HeadsetIcon />} live="polite">
      {texts.acting(name)}
    </Banner>
  )
}
