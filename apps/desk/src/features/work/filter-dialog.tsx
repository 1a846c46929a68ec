import type { WorkFilter } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, Dialog, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { FilterGroup } from './filter-group.tsx'
import { type ChoiceKey, filterChoices, keyName, valueName } from './filter-words.ts'
import { OwnerFilter } from './owner-filter.tsx'
import type { WorkAddress } from './use-work-address.ts'

interface FilterDialogProps extends Pick<WorkAddress, 'setFilter'> {
  /** What the list is filtered by that can be taken away. */
  readonly own: WorkFilter
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
}

const keys = Object.keys(filterChoices) as ChoiceKey[]

/** Values to filter by; each is in the address at once, and the list behind follows. */
export function FilterDialog({ own, setFilter, isOpen, onOpenChange }: FilterDialogProps) {
  const texts = useMessages(workMessages)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.filterTitle}
      closeLabel={texts.close}
      initialFocus="content"
      actions={<Button onClick={() => onOpenChange(false)}>{texts.apply}</Button>}
    >
      <Stack gap="large">
        {keys.map((key) =>
          key === 'owner' ? (
            <OwnerFilter key={key} value={own.owner} onChange={(change) => setFilter('owner', change)} />
          ) : (
            <FilterGroup
              key={key}
              label={keyName(texts, key)}
              options={filterChoices[key].map((value) => ({ value, label: valueName(texts, key, value) }))}
              value={own[key]}
              onChange={(change) => setFilter(key, change)}
            />
          ),
        )}
      </Stack>
    </Dialog>
  )
}
