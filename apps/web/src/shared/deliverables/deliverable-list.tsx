import type { Deliverable } from '@sanad/contracts'
import { deliverableMessages } from '@sanad/texts/web/shared/deliverable'
import { Badge, Button, DownloadIcon, ExternalLinkIcon, KeyValueList } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { todayInIndia } from '../fields/today-in-india.ts'
import styles from './deliverable-list.module.css'
import { useDeliverableFile } from './use-deliverable-file.ts'

/** Certificates and letters, each with its number and validity, to be downloaded and shared. */
export function DeliverableList({ deliverables }: { deliverables: readonly Deliverable[] }) {
  return (
    <ul className={styles.list}>
      {deliverables.map((deliverable) => (
        <DeliverableItem key={deliverable.id} deliverable={deliverable} />
      ))}
    </ul>
  )
}

function DeliverableItem({ deliverable }: { deliverable: Deliverable }) {
  const texts = useMessages(deliverableMessages)
  const language = useLanguage()
  const { busy, download, share } = useDeliverableFile(deliverable)
  const { title, number, issued_on, valid_until } = deliverable
  const isExpired = valid_until !== null && valid_until < todayInIndia()
  return (
    <li className={styles.deliverable}>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {title} {isExpired && <Badge tone="yellow">{texts.expired}</Badge>}
        </h3>
        <KeyValueList
          columns={2}
          items={[
            ...(number ? [{ label: texts.number, value: <strong>{number}</strong> }] : []),
            {
              label: texts.validUntil,
              value: valid_until ? <strong>{formatDate(valid_until, language)}</strong> : texts.noEnd,
            },
            { label: texts.issuedOn, value: formatDate(issued_on, language) },
          ]}
        />
      </div>
      <div className={styles.actions}>
        <Button
          icon={<DownloadIcon />}
          busy={busy === 'download'}
          busyLabel={texts.preparing}
          aria-label={busy ? undefined : texts.downloadNamed({ title })}
          onClick={download}
        >
          {texts.download}
        </Button>
        <Button
          variant="secondary"
          icon={<ExternalLinkIcon />}
          busy={busy === 'share'}
          busyLabel={texts.preparing}
          aria-label={busy ? undefined : texts.shareNamed({ title })}
          onClick={share}
        >
          {texts.share}
        </Button>
      </div>
    </li>
  )
}
