import { maskAadhaarIn } from '@sanad/domain'
import { aadhaarMessages } from '@sanad/texts/web/shared/aadhaar'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

/** Tells who types an Aadhaar number into a message that it will be masked. */
export function AadhaarWarning({ text }: { text: string }) {
  const texts = useMessages(aadhaarMessages)
  if (maskAadhaarIn(text) === text) return null
  return (
    <Banner tone="info" live="polite">
      {texts.masked}
    </Banner>
  )
}
