import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { useMessages } from '@sanad/web-kit'
import styles from './refused-documents.module.css'

interface RefusedDocumentsProps {
  application: Pick<ServiceApplication, 'documentList'>
  refused: ServiceApplication['uploadedDocs']
}

/** Each document that has to be given again, and why. */
export function RefusedDocuments({ application: { documentList }, refused }: RefusedDocumentsProps) {
  const texts = useMessages(serviceDetailMessages)
  const labelOf = (id: string) => documentList.find(({ document_id }) => document_id === id)?.label ?? id
  return (
    <ul className={styles.list}>
      {refused.map(({ id, document_id, status, rejection_reason }) => (
        <li key={id}>
          <strong>{labelOf(document_id)}</strong>
          <br />
          {status === 'infected' ? texts.turnInfected : rejection_reason}
        </li>
      ))}
    </ul>
  )
}
