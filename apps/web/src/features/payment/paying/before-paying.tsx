import type { ServiceApplication } from '@sanad/contracts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import styles from './before-paying.module.css'
import { WhomYouPay } from './whom-you-pay.tsx'

/** What a customer must know before paying: whose fee it is, what the department asks, what comes back. */
export function BeforePaying({ application }: { application: ServiceApplication }) {
  const texts = useMessages(paymentMessages)
  const { retention = [] } = application
  const [first] = retention
  const facts = [
    { term: texts.ourFee, text: texts.ourFeeText },
    { term: texts.officialFee, text: application.official_fee ?? texts.officialFeeText },
  ]
  return (
    <dl className={styles.facts}>
      <WhomYouPay />
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.refunds}</dt>
        {first ? (
          <>
            <dd>{texts.refundsBefore({ stage: first.stage })}</dd>
            <dd>
              {texts.refundsAfter}
              <ul>
                {retention.map(({ stage, percent }) => (
                  <li key={stage}>{texts.refundsKept({ stage, percent })}</li>
                ))}
              </ul>
            </dd>
          </>
        ) : (
          <dd>{texts.refundsText}</dd>
        )}
      </div>
    </dl>
  )
}
