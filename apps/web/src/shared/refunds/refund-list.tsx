import type { RefundView } from '@sanad/contracts'
import { refundMessages } from '@sanad/texts/web/shared/refund'
import { RowList } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { RefundItem } from './refund-item.tsx'
import styles from './refund-list.module.css'

interface RefundListProps<Refund extends RefundView> {
  refunds: readonly Refund[]
  /** Of what each is, where the place does not say it. */
  about?: (refund: Refund) => ReactNode
}

export function RefundList<Refund extends RefundView>({ refunds, about }: RefundListProps<Refund>) {
  const texts = useMessages(refundMessages)
  return (
    <RowList label={texts.title}>
      {refunds.map((refund) => (
        <div key={refund.id} className={styles.row}>
          <RefundItem refund={refund} about={about?.(refund)} />
        </div>
      ))}
    </RowList>
  )
}
