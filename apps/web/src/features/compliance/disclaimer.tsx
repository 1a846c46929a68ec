import { Banner } from '@sanad/ui'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { complianceMessages } from './messages.ts'

export function Disclaimer() {
  return <Banner>{useMessages(complianceMessages).disclaimer}</Banner>
}
