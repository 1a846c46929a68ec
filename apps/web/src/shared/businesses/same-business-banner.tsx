import { businessNameMessages } from '@sanad/texts/web/shared/business-name'
import { Banner, Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface SameBusinessBannerProps {
  /** Undefined where the name of a business is changed: there is nothing to choose. */
  onUse?: (() => void) | undefined
  disabled: boolean
  /** The name of what sends the form all the same. */
  button: string
}

export function SameBusinessBanner({ onUse, disabled, button }: SameBusinessBannerProps) {
  const texts = useMessages(businessNameMessages)
  const use = onUse && (
    <Button variant="secondary" size="small" disabled={disabled} onClick={onUse}>
      {texts.use}
    </Button>
  )
  return (
    <Banner tone="warning" live="polite" title={texts.sameTitle} actions={use}>
      {onUse ? texts.sameText({ button }) : texts.sameTextOfName({ button })}
    </Banner>
  )
}
