import { searchMessages } from '@sanad/texts/desk/search'
import { Dialog } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useRef } from 'react'
import { SearchChoice } from './search-choice.tsx'

interface SearchPaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** S6: one box for things and for commands, anywhere at the desk. */
export function SearchPalette({ isOpen, onOpenChange }: SearchPaletteProps) {
  const texts = useMessages(searchMessages)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      size="large"
      initialFocus={field}
    >
      {isOpen && <SearchChoice field={field} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}
