import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { complianceMessages } from './messages.ts'

export function Disclaimer() {
  return <Banner>{useMessages(complianceMessages).disclaimer}</Banner>
}
