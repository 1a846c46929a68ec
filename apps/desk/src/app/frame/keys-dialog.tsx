import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { Dialog, KeyValueList } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { keyName } from '../../shared/keys/key-name.ts'
import { type KeyBinding, listKeys } from '../../shared/keys/key-registry.ts'

interface KeysDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** All keys that work on this screen, its own first. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const texts = useMessages(frameMessages)
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={texts.allKeys} closeLabel={texts.close}>
      {isOpen && (
        <KeyValueList
          columns={2}
          items={ownFirst(listKeys()).map(({ keys, label }) => ({
            id: keys,
            label,
            value: <kbd>{keyName(keys)}</kbd>,
          }))}
        />
      )}
    </Dialog>
  )
}

const ownFirst = (bindings: readonly KeyBinding[]) => [
  ...bindings.filter(({ isEverywhere }) => !isEverywhere),
  ...bindings.filter(({ isEverywhere }) => isEverywhere),
]
