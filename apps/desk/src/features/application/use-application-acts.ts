import { applicationMessages } from '@sanad/texts/desk/application'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import {
  useCompleteStageMutation,
  useDecideDocumentMutation,
  useTakeNextMutation,
} from './application-api.ts'
import type { Paper } from './list-papers.ts'

/** What staff record about an application, and what the strip says of the last of it. */
export function useApplicationActs(applicationId: string) {
  const texts = useMessages(applicationMessages)
  const errorText = useErrorText()
  const [said, setSaid] = useState<string>()
  const [decide] = useDecideDocumentMutation()
  const [complete] = useCompleteStageMutation()
  const [takeNext] = useTakeNextMutation()

  /** False where it was refused. */
  async function record(act: Promise<unknown>, done: string): Promise<boolean> {
    try {
      await act
      setSaid(done)
      return true
    } catch (error) {
      setSaid(errorText(error, texts.notRecorded))
      return false
    }
  }

  return {
    said,
    accept: ({ id, title: name }: Paper) => {
      const body = { decision: 'accepted', request_id: crypto.randomUUID() } as const
      return record(decide({ params: { id }, body }).unwrap(), texts.accepting({ name }))
    },
    reject: ({ id, title: name }: Paper, reason: string) => {
      const body = { decision: 'rejected', reason, request_id: crypto.randomUUID() } as const
      return record(decide({ params: { id }, body }).unwrap(), texts.rejecting({ name }))
    },
    complete: ({ id: stage_id, title: name }: { id: string; title: string }) => {
      const body = { stage_id, request_id: crypto.randomUUID() }
      return record(complete({ params: { id: applicationId }, body }).unwrap(), texts.completed({ name }))
    },
    /** The application of the next piece of work; undefined where nothing waits. */
    async takeNext(): Promise<string | undefined> {
      try {
        const { item } = await takeNext({ body: { request_id: crypto.randomUUID() } }).unwrap()
        if (!item) setSaid(texts.nothingNext)
        return item?.application_id ?? undefined
      } catch (error) {
        setSaid(errorText(error, texts.notRecorded))
        return undefined
      }
    },
  }
}
