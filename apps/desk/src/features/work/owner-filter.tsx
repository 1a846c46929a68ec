import { workMessages } from '@sanad/texts/desk/work'
import { TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { FilterGroup } from './filter-group.tsx'
import { filterChoices, keyName, valueName } from './filter-words.ts'
import { useColleagues } from './use-colleagues.ts'
import type { FilterChange } from './use-work-address.ts'

/** So many names, more letters find the others. */
const MOST = 8

interface OwnerFilterProps {
  readonly value: string | undefined
  readonly onChange: (change: FilterChange) => void
}

/** Whose work: mine, nobody's, or that of colleagues by name. */
export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  const texts = useMessages(workMessages)
  const [typed, setTyped] = useState('')
  const colleagues = useColleagues()
  const wanted = ` ${typed.trim().toLowerCase()}`
  const fitting = colleagues.filter(({ name }) => ` ${name.toLowerCase()}`.includes(wanted)).slice(0, MOST)
  return (
    <FilterGroup
      label={keyName(texts, 'owner')}
      options={[
        ...filterChoices.owner.map((one) => ({ value: one, label: valueName(texts, 'owner', one) })),
        ...fitting.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    >
      {colleagues.length > MOST && (
        <TextField
          label={texts.findColleague}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </FilterGroup>
  )
}
