import type { ServiceApplication } from '@sanad/contracts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import type { Purchase } from '../ordering/purchase.ts'
import styles from './before-paying.module.css'
import { StoppingEarly } from './stopping-early.tsx'
import { WhomYouPay } from './whom-you-pay.tsx'

interface Props {
  application: ServiceApplication
  purchase: Purchase | undefined
}

/** What a customer must know before paying: what comes back, whose fee it is, what the department asks. */
export function BeforePaying({ application, purchase }: Props) {
  const texts = useMessages(paymentMessages)
  const facts = [
    { term: texts.ourFee, text: texts.ourFeeText },
    ...(application.official_fee ? [{ term: texts.officialFee, text: application.official_fee }] : []),
  ]
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{application.retention?.length ? texts.stopEarly : texts.refunds}</dt>
        <StoppingEarly application={application} purchase={purchase} />
      </div>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <WhomYouPay />
    </dl>
  )
}
