import type { ServiceApplication } from '@sanad/contracts'
import { localeOf } from '@sanad/texts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useLanguage, useMessages } from '@sanad/web-kit'
import styles from './before-paying.module.css'
import { WhomYouPay } from './whom-you-pay.tsx'

/** What a customer must know before paying: whose fee it is, what the department asks, what comes back. */
export function BeforePaying({ application }: { application: ServiceApplication }) {
  const texts = useMessages(paymentMessages)
  const { retention = [] } = application
  const [first] = retention
  const listed = new Intl.ListFormat(localeOf(useLanguage()))
  const isStaged = retention.some(({ payments = [] }) => payments.length > 0)
  const facts = [
    { term: texts.ourFee, text: texts.ourFeeText },
    ...(application.official_fee ? [{ term: texts.officialFee, text: application.official_fee }] : []),
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
                {retention.map(({ stage, percent, payments = [] }) => (
                  <li key={stage}>
                    {payments.length === 0
                      ? texts.refundsKept({ stage, percent })
                      : texts.refundsKeptOf({
                          ...{ stage, percent },
                          payments: listed.format(payments.map((payment) => `“${payment}”`)),
                        })}
                  </li>
                ))}
              </ul>
            </dd>
            {isStaged && <dd>{texts.refundsLater}</dd>}
          </>
        ) : (
          <dd>{texts.refundsText}</dd>
        )}
      </div>
    </dl>
  )
}
