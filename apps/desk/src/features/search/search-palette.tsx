import { searchMessages } from '@sanad/texts/desk/search'
import { Dialog } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { PanLookUp } from './pan-look-up.tsx'
import { SearchChoice } from './search-choice.tsx'

interface SearchPaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** S6: one box for things and for commands, anywhere at the desk. */
export function SearchPalette({ isOpen, onOpenChange }: SearchPaletteProps) {
  const texts = useMessages(searchMessages)
  const field = useRef<HTMLInputElement>(null)
  const [pan, setPan] = useState<string>()
  const close = () => {
    setPan(undefined)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNowOpen) => (isNowOpen ? onOpenChange(true) : close())}
      title={texts.title}
      closeLabel={texts.close}
      size="large"
      initialFocus={field}
    >
      {isOpen && pan && <PanLookUp pan={pan} onDone={close} />}
      {isOpen && !pan && <SearchChoice field={field} onDone={close} onPan={setPan} />}
    </Dialog>
  )
}
