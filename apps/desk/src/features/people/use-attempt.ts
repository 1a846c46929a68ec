import { peopleMessages } from '@sanad/texts/desk/people'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRequestId } from '../../shared/acts/use-request-id.ts'

interface Outcome {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/** Something that is recorded: whether it is under way, and what came of it. */
export function useAttempt() {
  const texts = useMessages(peopleMessages)
  const errorText = useErrorText()
  const requests = useRequestId()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  return {
    isBusy,
    outcome,
    /** The same one until it is recorded: what is sent again after a cut is recorded once. */
    requestIdOf: requests.idFor,
    /** Whether it was recorded. */
    async run(act: () => Promise<unknown>, done: string): Promise<boolean> {
      setBusy(true)
      setOutcome(undefined)
      try {
        await act()
        requests.recorded()
        setOutcome({ tone: 'success', text: done })
        return true
      } catch (error) {
        setOutcome({ tone: 'error', text: errorText(error, texts.notRecorded) })
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
