import type { PaidBack } from '@sanad/contracts'
import type { Standing } from '@sanad/domain'

export function toPaidBackView({ endingRefund }: Standing): PaidBack {
  return endingRefund ? { amount: endingRefund.backRupees, of: endingRefund.paidRupees } : null
}
