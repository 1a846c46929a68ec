import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { useMessages } from '@sanad/web-kit'
import { nameOf } from './asked-items.tsx'
import styles from './refused-documents.module.css'

interface RefusedDocumentsProps {
  application: ServiceApplication
  refused: ServiceApplication['uploadedDocs']
}

/** Each document that has to be given again, and why. */
export function RefusedDocuments({ application, refused }: RefusedDocumentsProps) {
  const texts = useMessages(serviceDetailMessages)
  return (
    <ul className={styles.list}>
      {refused.map(({ id, document_id, status, rejection_reason }) => (
        <li key={id}>
          <strong>{nameOf(application, document_id)}</strong>
          <br />
          {status === 'infected' ? texts.turnInfected : rejection_reason}
        </li>
      ))}
    </ul>
  )
}
