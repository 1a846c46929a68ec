import type { EInvoiceToCheck } from '@sanad/contracts/staff'
import { moneyMessages } from '@sanad/texts/desk/money'
import { Badge, Card } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyList, KeyRow } from '../../shared/key-list/key-list.tsx'
import { RowAct } from '../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { applicationPath } from '../../shared/routing/paths.ts'
import styles from './money.module.css'
import type { MoneyAct } from './money-act.ts'

interface EInvoiceListProps {
  readonly eInvoices: readonly EInvoiceToCheck[]
  readonly rowOf: (row: EInvoiceToCheck) => RowFocus
  readonly onAct: (act: MoneyAct) => void
}

/** Invoices that the portal refused or that have waited for a day: why, and once more. */
export function EInvoiceList({ eInvoices, rowOf, onAct }: EInvoiceListProps) {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  return (
    <Card title={texts.eInvoices} description={texts.eInvoicesHint}>
      <KeyList label={texts.eInvoices}>
        {eInvoices.map((eInvoice) => (
          <KeyRow key={eInvoice.id} row={rowOf(eInvoice)}>
            <p className={styles.facts}>
              <AppLink to={applicationPath(eInvoice.application.id)}>{eInvoice.application.track_id}</AppLink>{' '}
              · {texts.since({ time: formatDateTime(eInvoice.since, language) })}
            </p>
            <p>
              <strong>{eInvoice.number}</strong>{' '}
              <Badge tone={eInvoice.refusals ? 'red' : 'yellow'}>
                {eInvoice.refusals ? texts.eInvoiceRefused : texts.eInvoiceWaits}
              </Badge>{' '}
              {whyOf(eInvoice, texts.buyerPinMissing)}
            </p>
            <div>
              <RowAct
                keys="e"
                row={rowOf(eInvoice)}
                label={texts.registerAgain}
                onClick={() => onAct({ kind: 'register', eInvoice })}
              />
            </div>
          </KeyRow>
        ))}
      </KeyList>
    </Card>
  )
}

/** The portal's own words, as its help desk knows them; a gap of ours has words of ours. */
function whyOf({ refusals, failure }: EInvoiceToCheck, buyerPinMissing: string): string {
  if (!refusals) return failure ?? ''
  return refusals
    .map(({ code, message }) => (code === 'buyer_pin' ? buyerPinMissing : `${code}: ${message}`))
    .join(' · ')
}
