import { paymentConfirmationMessages } from '@sanad/texts/web/payment-confirmation'
import { Card } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useListAssignedDocumentsQuery } from './payment-confirmation-api.ts'
import styles from './payment-confirmation-screen.module.css'

/** The documents to look for in time. */
export function AssignedDocuments({ serviceId }: { serviceId: string }) {
  const texts = useMessages(paymentConfirmationMessages)
  const errorText = useErrorText()
  const { data, error } = useListAssignedDocumentsQuery({ params: { id: serviceId } })
  if (!data && !error) return null
  return (
    <Card title={texts.documents}>
      {error && <p role="alert">{errorText(error, texts.documentsFailed)}</p>}
      {data && (
        <ul className={styles.list}>
          {data.rows.map(({ document_id, label }) => (
            <li key={document_id}>{label}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
