import { complianceMessages } from '@sanad/texts/web/compliance'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export function Disclaimer() {
  return <Banner>{useMessages(complianceMessages).disclaimer}</Banner>
}
