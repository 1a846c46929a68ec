import type { TimelineStage } from '@sanad/contracts'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { ReopenForm } from './reopen-form.tsx'

interface ReopenStageProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly onReopened: () => void
}

/** Takes a wrong completion back. */
export function ReopenStage(props: ReopenStageProps) {
  const texts = useMessages(stagesMessages)
  const { permissions } = useStaff()
  const [isOpen, setOpen] = useState(false)
  if (!permissions.includes('stage.reopen')) return null
  if (isOpen) return <ReopenForm {...props} onCancel={() => setOpen(false)} />
  return (
    <div>
      <ActButton
        keys="shift+c"
        label={texts.reopen({ name: props.stage.title })}
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
      />
    </div>
  )
}
