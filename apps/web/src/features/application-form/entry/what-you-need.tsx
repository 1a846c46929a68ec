import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { useErrorText, useMessages } from '@sanad/web-kit'
import styles from '../application-form.module.css'
import { useMapServiceQuery } from '../application-form-api.ts'
import { listFields } from '../form-values.ts'

/** Preview of what is required after the payment. */
export function WhatYouNeed({ form }: { form: ApplicationForm }) {
  const texts = useMessages(applicationFormMessages)
  const errorText = useErrorText()
  const type = listFields(form.groups).find(({ field_id }) => field_id === 'type_of_reg')?.value
  const { data, error } = useMapServiceQuery({ body: { service_id: form.service_id, type } })
  const formats = data?.formats.map(({ extension }) => extension.toUpperCase()).join(', ')
  const megabytes = (data?.formats[0]?.max_bytes ?? 0) / 1024 / 1024
  return (
    <details className={styles.need}>
      <summary>{texts.need}</summary>
      <div className={styles.needBody}>
        {error && <p role="alert">{errorText(error, texts.needFailed)}</p>}
        {data && (
          <>
            <p>{texts.needText}</p>
            <ul>
              {data.documents.map(({ document_id, label }) => (
                <li key={document_id}>{label}</li>
              ))}
            </ul>
            <p className={styles.hint}>{texts.needFormats({ formats: formats ?? '', megabytes })}</p>
          </>
        )}
      </div>
    </details>
  )
}
