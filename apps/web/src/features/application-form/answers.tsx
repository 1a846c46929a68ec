import type { FormField } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { KeyValueList } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { readableValue } from '../../shared/fields/readable-value.ts'
import { useListStatesQuery } from '../../shared/states/states-api.ts'
import styles from './application-form.module.css'
import type { FormValues } from './form-values.ts'

interface AnswersProps {
  fields: readonly FormField[]
  values: FormValues
  /** What stands below an answer. */
  below?: (field: FormField) => ReactNode
}

/** The answers, read-only. */
export function Answers({ fields, values, below }: AnswersProps) {
  const texts = useMessages(applicationFormMessages)
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  if (fields.length === 0) return <p className={styles.hint}>{texts.editEmpty}</p>
  return (
    <KeyValueList
      items={fields.map((field) => ({
        label: field.field_title,
        value: (
          <>
            <span className={styles.lines}>
              {readableValue(field, values[field.field_id] ?? '', { states, language }) || texts.notGiven}
            </span>
            {below?.(field)}
          </>
        ),
      }))}
    />
  )
}
