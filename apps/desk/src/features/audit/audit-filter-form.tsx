import type { AuditFilter } from '@sanad/contracts/staff'
import { type AuditKind, auditKinds } from '@sanad/domain'
import { auditMessages } from '@sanad/texts/desk/audit'
import { Button, Card, SelectField, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { DayRange } from '../../shared/filter/day-range.tsx'
import styles from './audit.module.css'
import { kindNames } from './audit-words.ts'

interface AuditFilterFormProps {
  readonly filter: AuditFilter
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (change: Partial<AuditFilter>) => void
}

/** Choices count at once; what is typed with Enter. */
export function AuditFilterForm({ filter, people, onChange }: AuditFilterFormProps) {
  const texts = useMessages(auditMessages)
  const [about, setAbout] = useState(filter.about ?? '')
  const choose = (event: FormEvent) => {
    event.preventDefault()
    onChange({ about: about.trim() || undefined })
  }
  return (
    <Card>
      <form className={styles.filter} onSubmit={choose} aria-label={texts.filter}>
        <SelectField
          label={texts.kind}
          value={filter.kind ?? ''}
          placeholder={texts.everything}
          options={auditKinds.map((value) => ({ value, label: texts[kindNames[value]] }))}
          onChange={({ target }) => onChange({ kind: (target.value || undefined) as AuditKind | undefined })}
        />
        <SelectField
          label={texts.person}
          value={filter.person ?? ''}
          placeholder={texts.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ person: target.value || undefined })}
        />
        <TextField
          label={texts.about}
          hint={texts.aboutHint}
          maxLength={60}
          autoComplete="off"
          value={about}
          onChange={({ target }) => setAbout(target.value)}
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
