import type { ServiceApplication } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useLanguage, useMessages } from '@sanad/web-kit'
import type { Purchase } from '../ordering/purchase.ts'
import styles from './before-paying.module.css'

interface Props {
  application: ServiceApplication
  /** Undefined until a choice decides the price. */
  purchase: Purchase | undefined
}

/** What comes back if the customer stops early: at a glance in rupees; by which rule, one press away. */
export function StoppingEarly({ application, purchase }: Props) {
  const texts = useMessages(paymentMessages)
  const { retention = [], serviceDetails } = application
  const isFirst = serviceDetails.payment_status !== 1
  const returns = purchase ? returnsOf(retention, purchase.scope) : []
  if (retention.length === 0) return <dd>{texts.refundsText}</dd>
  // No step to come keeps anything of it.
  if (!isFirst && returns.length === 0) return <dd>{texts.stopLast}</dd>
  if (returns.length === 0) return <Rule retention={retention} isFirst />
  const stages = returns.map(({ stage }) => stage)
  return (
    <>
      <dd>
        <Returns returns={returns} all={isFirst ? texts.stopAll : texts.stopAllOfThis} />
      </dd>
      <dd>
        <details>
          <summary>{texts.stopWhy}</summary>
          <Rule retention={retention.filter(({ stage }) => stages.includes(stage))} isFirst={isFirst} />
        </details>
      </dd>
    </>
  )
}

type Retention = NonNullable<ServiceApplication['retention']>
type Return = NonNullable<Retention[number]['returns']>['full'] & { stage: string }

/** In rupees for who pays so, for the steps to come. */
function returnsOf(retention: Retention, scope: Purchase['scope']): Return[] {
  return retention.flatMap(({ stage, returns }) => {
    const found = returns?.[scope]
    return found ? [{ stage, ...found }] : []
  })
}

function Returns({ returns, all }: { returns: readonly Return[]; all: string }) {
  const texts = useMessages(paymentMessages)
  const rows = returns.map(({ stage, paid, back }) => ({
    when: texts.stopAfter({ stage }),
    what:
      back === 0
        ? texts.stopNone({ paid: formatRupees(paid) })
        : texts.stopSome({ back: formatRupees(back), paid: formatRupees(paid) }),
  }))
  const before = { when: texts.stopBefore({ stage: returns[0]?.stage ?? '' }), what: all }
  return (
    <table className={styles.returns} aria-label={texts.stopEarly}>
      <tbody>
        {[before, ...rows].map(({ when, what }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rule({ retention, isFirst }: { retention: Retention; isFirst: boolean }) {
  const texts = useMessages(paymentMessages)
  const listed = new Intl.ListFormat(localeOf(useLanguage()))
  const isStaged = retention.some(({ payments = [] }) => payments.length > 0)
  return (
    <div>
      <p>{(isFirst ? texts.refundsBefore : texts.refundsBeforeThis)({ stage: retention[0]?.stage ?? '' })}</p>
      <p>{texts.refundsAfter}</p>
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
      {isStaged && <p>{texts.refundsLater}</p>}
    </div>
  )
}
