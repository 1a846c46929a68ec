import { sameBusinessMessages } from '@sanad/texts/web/shared/same-business'
import { Banner, Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface SameBusinessBannerProps {
  /** Undefined where the name of a business is changed: there is nothing to choose. */
  onUse?: (() => void) | undefined
  disabled: boolean
}

export function SameBusinessBanner({ onUse, disabled }: SameBusinessBannerProps) {
  const texts = useMessages(sameBusinessMessages)
  const use = onUse && (
    <Button variant="secondary" size="small" disabled={disabled} onClick={onUse}>
      {texts.use}
    </Button>
  )
  return (
    <Banner tone="warning" live="polite" title={texts.title} actions={use}>
      {onUse ? texts.text : texts.textOfName}
    </Banner>
  )
}
