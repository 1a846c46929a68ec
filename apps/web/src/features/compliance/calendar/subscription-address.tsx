import { complianceSubscriptionMessages } from '@sanad/texts/web/compliance-subscription'
import { Button, CalendarIcon, CopyIcon, Inline, LinkButton, TextField } from '@sanad/ui'
import { useCopy, useMessages } from '@sanad/web-kit'

/** The address while it is known, as only its hash is kept. `webcal:` has the system's calendar app subscribe to it. */
export function SubscriptionAddress({ url }: { url: string }) {
  const texts = useMessages(complianceSubscriptionMessages)
  const copy = useCopy()
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        readOnly
        translate="no"
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Inline>
        <LinkButton icon={<CalendarIcon />} render={<a href={url.replace(/^https?:/, 'webcal:')} />}>
          {texts.open}
        </LinkButton>
        {copy && (
          <Button variant="secondary" icon={<CopyIcon />} onClick={() => copy(url, texts.copied)}>
            {texts.copy}
          </Button>
        )}
      </Inline>
      <p>{texts.google}</p>
    </>
  )
}
