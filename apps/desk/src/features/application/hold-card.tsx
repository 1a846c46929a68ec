import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { holdMessages } from '@sanad/texts/desk/hold'
import { Alert, Card, Stack } from '@sanad/ui'
import { formatDate, moveFocus, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useResumeApplicationMutation } from '../../shared/application/application-api.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'
import { resumed } from '../../shared/undo/undo-slice.ts'
import { HoldForm } from './hold-form.tsx'

interface HoldCardProps {
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
  readonly say: (words: string) => void
}

/** The card moves to another place with it: what stands next to it is another act. */
const focusTitle = () => moveFocus(document.querySelector('main h1'))

/** Puts work on hold with whose reason it is, and goes on. */
export function HoldCard({ shown, say }: HoldCardProps) {
  const texts = useMessages(holdMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const dispatch = useDeskDispatch()
  const [isOpen, setOpen] = useState(false)
  const [resume, { isLoading, error }] = useResumeApplicationMutation()
  const { application, allowed_acts: allowed, seen } = shown
  const { hold_reason: reason, hold_until: until, hold_waits_for: waitsFor } = application
  const mayHold = allowed.includes('hold')
  const mayResume = allowed.includes('resume')
  const goOn = async () => {
    if (!mayResume || isLoading) return
    const body = { comment: '', seen, request_id: requestId.idFor('resume') }
    if ((await resume({ params: { id: application.serviceDetails.id }, body })).error) return
    requestId.recorded()
    dispatch(resumed(application.serviceDetails.id))
    focusTitle()
    say(texts.resumed)
  }
  if (!mayHold && !mayResume) return null
  return (
    <Card title={mayResume ? texts.onHold : texts.title}>
      <Stack>
        {error && <Alert>{refusalText(error, texts.notRecorded)}</Alert>}
        {mayResume && (
          <>
            <p>{reason}</p>
            {waitsFor && <p>{texts[waitsFor]}</p>}
            {until && <p>{texts.lastsUntil({ day: formatDate(until, language) })}</p>}
            <div>
              <ActButton
                keys="o"
                label={texts.resume}
                busy={isLoading}
                busyLabel={texts.recording}
                onClick={() => void goOn()}
              />
            </div>
          </>
        )}
        {mayHold &&
          (isOpen ? (
            <HoldForm
              applicationId={application.serviceDetails.id}
              seen={seen}
              onCancel={() => setOpen(false)}
              onHeld={() => {
                focusTitle()
                setOpen(false)
              }}
            />
          ) : (
            <div>
              <ActButton keys="o" label={texts.hold} variant="secondary" onClick={() => setOpen(true)} />
            </div>
          ))}
      </Stack>
    </Card>
  )
}
