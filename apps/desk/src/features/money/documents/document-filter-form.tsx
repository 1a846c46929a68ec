import { MoneyDocumentKind } from '@sanad/contracts'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { Button, Card, SelectField, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { DayRange } from '../../../shared/filter/day-range.tsx'
import styles from '../money.module.css'
import type { DocumentFilter } from './use-document-filter.ts'

interface DocumentFilterFormProps {
  readonly filter: DocumentFilter
  readonly onChange: (change: Partial<DocumentFilter>) => void
}

/** Choices count at once; what is typed with Enter. */
export function DocumentFilterForm({ filter, onChange }: DocumentFilterFormProps) {
  const texts = useMessages(moneyDocumentsMessages)
  const [q, setQ] = useState(filter.q ?? '')
  const find = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: q.trim() || undefined })
  }
  return (
    <Card>
      <form className={styles.filter} onSubmit={find} aria-label={texts.filter}>
        <TextField
          label={texts.q}
          hint={texts.qHint}
          maxLength={100}
          autoComplete="off"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <SelectField
          label={texts.kind}
          value={filter.kind ?? ''}
          placeholder={texts.everyKind}
          options={MoneyDocumentKind.options.map((value) => ({ value, label: texts[value] }))}
          onChange={({ target }) =>
            onChange({ kind: MoneyDocumentKind.options.find((kind) => kind === target.value) })
          }
        />
        <DayRange days={filter} onChange={onChange} texts={texts} />
        <div>
          <Button type="submit" variant="secondary">
            {texts.find}
          </Button>
        </div>
      </form>
    </Card>
  )
}
