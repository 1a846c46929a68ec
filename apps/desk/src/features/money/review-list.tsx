import type { PaymentInReview } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { moneyMessages } from '@sanad/texts/desk/money'
import { Button, Card, Inline } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { applicationPath } from '../../shared/routing/paths.ts'
import styles from './money.module.css'
import type { MoneyAct } from './money-act.ts'

interface ReviewListProps {
  readonly reviews: readonly PaymentInReview[]
  readonly onAct: (act: MoneyAct) => void
}

/** Orders that were paid otherwise than we asked: what was expected beside what came in. */
export function ReviewList({ reviews, onAct }: ReviewListProps) {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  return (
    <Card title={texts.reviews}>
      {reviews.length === 0 ? (
        <p>{texts.noReviews}</p>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => {
            const { order_id, application, expected, attempts, since } = review
            const came = attempts.filter(({ status }) => status === 'succeeded')
            return (
              <li key={order_id} className={styles.item}>
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
                  <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'refund', review })}>
                    {texts.refundAll}
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'nothing', review })}>
                    {texts.closeReview}
                  </Button>
                </Inline>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

/** Other currencies as the provider wrote them. */
function money(amount: number, currency: string): string {
  return currency === 'INR' ? formatRupees(amount) : `${currency} ${amount}`
}
