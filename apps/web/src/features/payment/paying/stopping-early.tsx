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
  const { retention = [] } = application
  const returns = purchase && returnsOf(retention, purchase.scope)
  const [first] = retention
  if (!first) return <dd>{texts.refundsText}</dd>
  if (!returns) return <Rule retention={retention} />
  return (
    <>
      <dd>
        <Returns returns={returns} />
      </dd>
      <dd>
        <details>
          <summary>{texts.stopWhy}</summary>
          <Rule retention={retention} />
        </details>
      </dd>
    </>
  )
}

type Retention = NonNullable<ServiceApplication['retention']>
type Return = NonNullable<Retention[number]['returns']>['full'] & { stage: string }

/** In rupees for who pays so; undefined unless every step is known. */
function returnsOf(retention: Retention, scope: Purchase['scope']): Return[] | undefined {
  const known = retention.flatMap(({ stage, returns }) => {
    const found = returns?.[scope]
    return found ? [{ stage, ...found }] : []
  })
  return known.length === retention.length ? known : undefined
}

function Returns({ returns }: { returns: readonly Return[] }) {
  const texts = useMessages(paymentMessages)
  const rows = returns.map(({ stage, paid, back }) => ({
    when: texts.stopAfter({ stage }),
    what: texts.stopSome({ back: formatRupees(back), paid: formatRupees(paid) }),
  }))
  const before = { when: texts.stopBefore({ stage: returns[0]?.stage ?? '' }), what: texts.stopAll }
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

function Rule({ retention }: { retention: Retention }) {
  const texts = useMessages(paymentMessages)
  const listed = new Intl.ListFormat(localeOf(useLanguage()))
  const isStaged = retention.some(({ payments = [] }) => payments.length > 0)
  return (
    <div>
      <p>{texts.refundsBefore({ stage: retention[0]?.stage ?? '' })}</p>
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
