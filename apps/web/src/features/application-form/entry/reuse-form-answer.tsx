import type { FormField } from '@sanad/contracts'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { ReuseButton } from '../../../shared/answers/reuse-button.tsx'
import { useReuseFormAnswerMutation } from '../application-form-api.ts'
import { TypeAnotherNumber } from './type-another-number.tsx'

interface ReuseFormAnswerProps {
  applicationId: string
  field: FormField
  /** The browser knows the mask alone; empty when the number was taken out. */
  onUsed: (mask: string) => void
}

/** Offers an identity number that was given before, for a field of the form, and to type another one instead. */
export function ReuseFormAnswer({ applicationId, field, onUsed }: ReuseFormAnswerProps) {
  const texts = useMessages(reuseAnswersMessages)
  const [reuse] = useReuseFormAnswerMutation()
  const { reusable, field_id, read_only, replaceable } = field
  const [isTakenOut, setTakenOut] = useState(false)
  useEffect(() => {
    // The field takes the focus once the form was read again.
    if (!isTakenOut || read_only) return
    document.getElementsByName(field_id)[0]?.focus()
    setTakenOut(false)
  }, [isTakenOut, read_only, field_id])
  const send = (source_id: string | null) => {
    const body = { field_id: field_id as Parameters<typeof reuse>[0]['body']['field_id'], source_id }
    return reuse({ params: { id: applicationId }, body })
  }
  if (replaceable) {
    const onTakenOut = () => {
      onUsed('')
      setTakenOut(true)
    }
    return <TypeAnotherNumber field={field} send={() => send(null)} onTakenOut={onTakenOut} />
  }
  if (!reusable || read_only) return null
  const { source_id, mask } = reusable
  return (
    <ReuseButton
      reusable={reusable}
      send={() => send(source_id)}
      onUsed={() => onUsed(mask)}
      used={texts.used}
      failed={texts.failed}
    />
  )
}
