import type { CatalogueService } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { servicesMessages } from '@sanad/texts/web/services'
import { Card, ChevronRightIcon, DocumentIcon, LinkButton, ListIcon } from '@sanad/ui'
import { AppLink, useLanguage, useMessages } from '@sanad/web-kit'
import { applyPath, servicePagePath } from '../../shared/routing/paths.ts'
import styles from './catalogue-card.module.css'
import { priceNote } from './price-note.ts'

export function CatalogueCard({ service }: { service: CatalogueService }) {
  const texts = useMessages(servicesMessages)
  const language = useLanguage()
  const { service_id, title, summary, stages, documents, from_price, whole_price } = service
  return (
    <Card title={<a href={servicePagePath(service_id, language)}>{title}</a>} description={summary}>
      <div className={styles.body}>
        <ul className={styles.needs}>
          <li>
            <DocumentIcon /> {texts.documents({ documents })}
          </li>
          <li>
            <ListIcon /> {texts.stages({ stages })}
          </li>
        </ul>
        <div className={styles.foot}>
          <p className={styles.price}>
            <strong>{formatRupees(from_price)}</strong> <span>{priceNote(service, texts)}</span>
            {whole_price && <span>{texts.priceWhole({ amount: formatRupees(whole_price) })}</span>}
          </p>
          <LinkButton
            render={<AppLink to={applyPath(service_id)} aria-label={texts.chooseService({ title })} />}
            iconAfter={<ChevronRightIcon size={1.1} />}
          >
            {texts.choose}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
