import { shellMessages } from '@sanad/texts/web/shell'
import { HeadsetIcon } from '@sanad/ui'
import { latePart, useMessages } from '@sanad/web-kit'

// A chunk of its own: customers never need it.
const ActingEnd = latePart(() => import('./acting-end.tsx').then(({ ActingEnd }) => ActingEnd))

interface ActingBannerProps {
  readonly name: string
  readonly customer: string
  readonly endsAt: string | undefined
}

/** Stays on top of every screen and speaks to the member of the service centre who acts for the customer. */
export function ActingBanner({ name, customer, endsAt }: ActingBannerProps) {
  const texts = useMessages(shellMessages)
  return (
    <>
      <span role="status">
        <HeadsetIcon /> {texts.acting({ name, customer })}
      </span>
      {endsAt && <ActingEnd key={endsAt} endsAt={endsAt} />}
    </>
  )
}
