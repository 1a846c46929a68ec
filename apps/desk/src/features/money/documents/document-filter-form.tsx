import { MoneyDocumentKind } from '@sanad/contracts'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { Button, Card, DateField, SelectField, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import styles from '../money.module.css'
import type { DocumentFilter } from './use-document-filter.ts'

interface DocumentFilterFormProps {
  readonly filter: DocumentFilter
  readonly onChange: (change: Partial<DocumentFilter>) => void
}

const isDay = (text: string) => text === '' || /^2\d{3}-\d{2}-\d{2}$/.test(text)

/** Choices count at once; what is typed with Enter. */
export function DocumentFilterForm({ filter, onChange }: DocumentFilterFormProps) {
  const texts = useMessages(moneyDocumentsMessages)
  const [q, setQ] = useState(filter.q ?? '')
  const [days, setDays] = useState({ from: filter.from ?? '', to: filter.to ?? '' })
  const find = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: q.trim() || undefined })
  }
  const setDay = (end: 'from' | 'to', value: string) => {
    setDays({ ...days, [end]: value })
    if (isDay(value)) onChange({ [end]: value || undefined })
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
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={texts[end]}
            pattern={texts.datePattern}
            calendarLabel={texts.openCalendar}
            value={days[end]}
            onValueChange={(value) => setDay(end, value)}
          />
        ))}
        <div>
          <Button type="submit" variant="secondary">
            {texts.find}
          </Button>
        </div>
      </form>
    </Card>
  )
}
