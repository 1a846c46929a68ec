import { appMessages } from '@sanad/texts/desk/shared/app'
import { serverNow, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import type { ComponentProps, MouseEvent } from 'react'

interface ExpiringLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Signed, and good until what it says as `expires`, in seconds. */
  readonly href: string
  /** Reads the link anew; nothing where the file may not be opened any more. */
  readonly renew: () => Promise<string | null | undefined>
}

/** A link that is about to end may still be followed, and takes its time to open. */
const SPARE_MS = 30_000

/** Opens a file by a signed link, which lives for minutes on a page that stays open for hours: a late press renews it. */
export function ExpiringLink({ href, renew, children, ...rest }: ExpiringLinkProps) {
  const { fileFailed } = useMessages(appMessages)
  const toast = useToast()
  const errorText = useErrorText()

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const expires = Number(new URL(href, location.origin).searchParams.get('expires')) * 1000
    if (expires - serverNow().getTime() > SPARE_MS) return
    event.preventDefault()
    // Opened by the press itself, or the browser would take it for an unwanted window.
    const tab = rest.target === '_blank' ? window.open('', '_blank') : window
    try {
      const url = await renew()
      if (!url) throw new Error(fileFailed)
      tab?.location.assign(url)
    } catch (error) {
      if (tab !== window) tab?.close()
      toast('error', errorText(error, fileFailed))
    }
  }
  return (
    <a href={href} {...rest} onClick={(event) => void open(event)}>
      {children}
    </a>
  )
}
