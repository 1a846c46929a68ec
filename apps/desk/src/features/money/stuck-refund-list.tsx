import { formatRupees } from '@sanad/domain'
import { moneyMessages } from '@sanad/texts/desk/money'
import { Badge, Card, Inline } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyList, KeyRow } from '../../shared/key-list/key-list.tsx'
import { RowAct } from '../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { applicationPath } from '../../shared/routing/paths.ts'
import styles from './money.module.css'
import type { MoneyAct, StuckRefund } from './money-act.ts'

interface StuckRefundListProps {
  readonly refunds: readonly StuckRefund[]
  readonly rowOf: (row: StuckRefund) => RowFocus
  readonly onAct: (act: MoneyAct) => void
}

/** Refunds that failed, or that the provider holds: why, and what may be done with each. */
export function StuckRefundList({ refunds, rowOf, onAct }: StuckRefundListProps) {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  return (
    <Card title={texts.refunds}>
      {refunds.length === 0 ? (
        <p>{texts.noRefunds}</p>
      ) : (
        <KeyList label={texts.refunds}>
          {refunds.map((refund) => (
            <KeyRow key={refund.id} row={rowOf(refund)}>
              <p className={styles.facts}>
                <AppLink to={applicationPath(refund.application.id)}>{refund.application.track_id}</AppLink> ·{' '}
                {texts.order({ id: refund.order_id })} ·{' '}
                {texts.since({ time: formatDateTime(refund.requested_at, language) })} ·{' '}
                {texts.attempt({ count: refund.attempt })}
              </p>
              <p>
                <strong>{formatRupees(refund.amount_rupees)}</strong>{' '}
                <Badge tone={refund.status === 'failed' ? 'red' : 'yellow'}>
                  {refund.status === 'failed' ? texts.refundFailed : texts.onHold}
                </Badge>{' '}
                {[refund.failure, refund.reason].filter(Boolean).join(' · ')}
              </p>
              {refund.allowed_acts.length > 0 && (
                <Inline>
                  {refund.allowed_acts.includes('retry_refund') && (
                    <RowAct
                      keys="t"
                      row={rowOf(refund)}
                      label={texts.retry}
                      onClick={() => onAct({ kind: 'retry', refund })}
                    />
                  )}
                  {refund.allowed_acts.includes('complete_refund') && (
                    <RowAct
                      keys="b"
                      row={rowOf(refund)}
                      label={texts.paidByBank}
                      onClick={() => onAct({ kind: 'bank', refund })}
                    />
                  )}
                </Inline>
              )}
            </KeyRow>
          ))}
        </KeyList>
      )}
    </Card>
  )
}
