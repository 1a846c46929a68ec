import type { SeenState } from '@sanad/contracts'
import { applicationMessages } from '@sanad/texts/desk/application'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useCompleteStageMutation } from '../../shared/application/application-api.ts'
import { useNextWork } from '../../shared/application/use-next-work.ts'

/** What staff record about an application, and what the strip says of the last of it. */
export function useApplicationActs(applicationId: string, seen: SeenState | undefined) {
  const texts = useMessages(applicationMessages)
  const refusalText = useRefusalText()
  const [said, setSaid] = useState<string>()
  const [complete] = useCompleteStageMutation()
  const takeNext = useNextWork()
  const requests = useRequestId()

  async function record(act: () => Promise<string | undefined>): Promise<void> {
    try {
      setSaid(await act())
    } catch (error) {
      setSaid(refusalText(error, texts.notRecorded))
    }
  }

  return {
    said,
    complete: ({ id: stage_id, title: name }: { id: string; title: string }) =>
      record(async () => {
        const body = { stage_id, seen, request_id: requests.idFor('complete', stage_id) }
        await complete({ params: { id: applicationId }, body }).unwrap()
        requests.recorded()
        return texts.completed({ name })
      }),
    /** Takes and opens the next piece of work. */
    next: () => record(async () => ((await takeNext()) === 'nothing' ? texts.nothingNext : undefined)),
  }
}
