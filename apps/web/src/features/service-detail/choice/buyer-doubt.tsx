import { findBuyerDoubt } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { useMessages } from '@sanad/web-kit'
import { FieldDoubt } from '../../../shared/fields/field-doubt.tsx'

interface BuyerDoubtProps {
  gstin: string | null
  address: string
  stateId: number | null
}

/** What of a saved address is worth a second look. */
export function BuyerDoubt({ gstin, ...rest }: BuyerDoubtProps) {
  const reasons = useMessages(fieldReasonsMessages)
  const doubt = findBuyerDoubt({ ...rest, gstin: gstin ?? '' })
  return doubt ? <FieldDoubt>{reasons[doubt]}</FieldDoubt> : null
}
