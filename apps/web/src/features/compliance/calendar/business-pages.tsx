import { complianceMessages } from '@sanad/texts/web/compliance'
import { Banner, Button, Inline } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

interface BusinessPagesProps {
  /** How many businesses are shown. */
  count: number
  onFirst: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** For an account with many businesses: the calendar is that of some of them, and leads to the others. */
export function BusinessPages({ count, onFirst, onNext }: BusinessPagesProps) {
  const texts = useMessages(complianceMessages)
  return (
    <Banner title={texts.partOfBusinesses({ count })}>
      <Inline>
        {onFirst && (
          <Button size="small" variant="secondary" onClick={onFirst}>
            {texts.firstBusinesses}
          </Button>
        )}
        {onNext && (
          <Button size="small" variant="secondary" onClick={onNext}>
            {texts.nextBusinesses}
          </Button>
        )}
      </Inline>
    </Banner>
  )
}
