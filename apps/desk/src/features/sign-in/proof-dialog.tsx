import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Dialog, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { KeyboardEvent } from 'react'
import { endProofPrompt } from '../../shared/proof/proof-prompt.ts'
import { FactorStep } from './factor-step.tsx'
import { useHasPasskey } from './use-has-passkey.ts'

/** Over whatever is on screen: proves the second factor again, after which the refused act is repeated by itself. */
export function ProofDialog() {
  const texts = useMessages(signInMessages)
  const hasPasskey = useHasPasskey()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog below hears Escape at the document and would close as well, with what was typed in it.
    event.stopPropagation()
    endProofPrompt(false)
  }
  return (
    <Dialog
      open
      onOpenChange={() => endProofPrompt(false)}
      title={texts.proofTitle}
      description={texts.proofText}
      closeLabel={texts.proofCancel}
      dismissible="escape"
      size="small"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the key of the fields in it */}
      <div onKeyDown={closeOnEscape}>
        <Stack>
          <FactorStep hasPasskey={hasPasskey} onProved={() => endProofPrompt(true)} />
        </Stack>
      </div>
    </Dialog>
  )
}
