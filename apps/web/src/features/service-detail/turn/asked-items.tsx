import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { useMessages } from '@sanad/web-kit'
import styles from './refused-documents.module.css'

type Asked = Pick<ServiceApplication, 'asked_by' | 'documentList' | 'fieldList' | 'extra_info'>

interface AskedItemsProps {
  application: Asked
  /** Ids of what is named already. */
  but?: readonly string[]
}

/** What staff asked for beyond the service, by its name. */
export function AskedItems({ application, but = [] }: AskedItemsProps) {
  const texts = useMessages(serviceDetailMessages)
  const asked = (application.asked_by ?? []).filter(({ id }) => !but.includes(id))
  if (asked.length === 0) return null
  return (
    <div>
      <p>{texts.turnAsked}</p>
      <ul className={styles.list}>
        {asked.map(({ id }) => (
          <li key={id}>
            <strong>{nameOf(application, id)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of a document, a question or an extra item. */
export function nameOf({ documentList, fieldList, extra_info }: Asked, id: string): string {
  const document = documentList.find(({ document_id }) => document_id === id)
  const field = fieldList.find(({ field_id }) => field_id === id)
  return document?.label ?? field?.field_title ?? extra_info.find((item) => item.id === id)?.title ?? id
}
