import type { SeenState, TimelineStage } from '@sanad/contracts'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { PromiseForm } from './promise-form.tsx'

interface PromiseDayProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly seen: SeenState
  readonly onPromised: (words: string) => void
}

/** Promises the customer another day for the stage in progress; E opens it. */
export function PromiseDay({ onPromised, ...promise }: PromiseDayProps) {
  const texts = useMessages(stagesMessages)
  const mayPromise = useStaff().permissions.includes('promise.change')
  const [isOpen, setOpen] = useState(false)
  if (!mayPromise) return null
  if (!isOpen) {
    return (
      <div>
        <ActButton
          keys="e"
          label={texts.promise}
          variant="quiet"
          size="small"
          onClick={() => setOpen(true)}
        />
      </div>
    )
  }
  const close = () => setOpen(false)
  return (
    <PromiseForm
      {...promise}
      onPromised={(words) => {
        close()
        onPromised(words)
      }}
      onCancel={close}
    />
  )
}
