import type { PaymentInReview } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { moneyMessages } from '@sanad/texts/desk/money'
import { Card, Inline } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyList, KeyRow } from '../../shared/key-list/key-list.tsx'
import { RowAct } from '../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { applicationPath } from '../../shared/routing/paths.ts'
import styles from './money.module.css'
import type { MoneyAct } from './money-act.ts'

interface ReviewListProps {
  readonly reviews: readonly PaymentInReview[]
  readonly rowOf: (row: PaymentInReview) => RowFocus
  readonly onAct: (act: MoneyAct) => void
}

/** Orders that were paid otherwise than we asked: what was expected beside what came in. */
export function ReviewList({ reviews, rowOf, onAct }: ReviewListProps) {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  return (
    <Card title={texts.reviews}>
      {reviews.length === 0 ? (
        <p>{texts.noReviews}</p>
      ) : (
        <KeyList label={texts.reviews}>
          {reviews.map((review) => {
            const { order_id, application, expected, attempts, since } = review
            const came = attempts.filter(({ status }) => status === 'succeeded')
            return (
              <KeyRow key={order_id} row={rowOf(review)}>
                <p className={styles.facts}>
                  <AppLink to={applicationPath(application.id)}>{application.track_id}</AppLink> ·{' '}
                  {texts.order({ id: order_id })} · {texts.since({ time: formatDateTime(since, language) })}
                  {application.is_deleted && ` · ${texts.deleted}`}
                </p>
                <p>
                  {texts.expected}: <strong>{money(expected.amount, expected.currency)}</strong> ·{' '}
                  {texts.came}:{' '}
                  <strong>
                    {came.length === 0
                      ? texts.nothingCame
                      : came.map(({ amount, currency }) => money(amount, currency)).join(' + ')}
                  </strong>
                </p>
                <Inline>
                  <RowAct
                    keys="shift+b"
                    row={rowOf(review)}
                    label={texts.refundAll}
                    onClick={() => onAct({ kind: 'refund', review })}
                  />
                  <RowAct
                    keys="x"
                    row={rowOf(review)}
                    label={texts.closeReview}
                    onClick={() => onAct({ kind: 'nothing', review })}
                  />
                </Inline>
              </KeyRow>
            )
          })}
        </KeyList>
      )}
    </Card>
  )
}

/** Other currencies as the provider wrote them. */
function money(amount: number, currency: string): string {
  return currency === 'INR' ? formatRupees(amount) : `${currency} ${amount}`
}
