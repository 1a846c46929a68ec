import { shellActingMessages } from '@sanad/texts/web/shell-acting'
import { HeadsetIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ActingEnd } from './acting-end.tsx'

interface ActingBannerProps {
  readonly name: string
  readonly customer: string
  readonly endsAt: string | undefined
}

/** Stays on top of every screen and speaks to the member of the service centre who acts for the customer. */
export function ActingBanner({ name, customer, endsAt }: ActingBannerProps) {
  const texts = useMessages(shellActingMessages)
  return (
    <>
      <span role="status">
        <HeadsetIcon /> {texts.acting({ name, customer })}
      </span>
      {endsAt && <ActingEnd key={endsAt} endsAt={endsAt} />}
    </>
  )
}
