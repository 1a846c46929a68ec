import type { SeenState } from '@sanad/contracts'
import type { StageAsk } from '@sanad/contracts/staff'
import { type StagesTexts, stagesMessages } from '@sanad/texts/desk/stages'
import { isApiError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import {
  useCompleteStageMutation,
  useCompleteStageWithFileMutation,
} from '../../../shared/application/application-api.ts'

export interface Completion {
  readonly answers: Readonly<Record<string, string>>
  readonly comment: string
  readonly comment_hi: string
  readonly file: File | undefined
}

interface RecordedCompletion {
  readonly requestId: string
  /** It can be taken back. */
  readonly isHeld: boolean
  readonly at: number
}

export interface Refusal {
  readonly words: string
  /** By the id of the ask. */
  readonly problems: Readonly<Record<string, string>>
}

/** Completes a stage with what it asks of staff, and says of a refusal what is to be put right. */
export function useCompleteStage(
  applicationId: string,
  seen: SeenState | undefined,
  asks: readonly StageAsk[],
) {
  const texts = useMessages(stagesMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const [send, { isLoading }] = useCompleteStageMutation()
  const [sendFile, { isLoading: isSendingFile }] = useCompleteStageWithFileMutation()
  const [refusal, setRefusal] = useState<Refusal>()

  function refuse(error: unknown): void {
    const issues = isApiError(error) ? (error.issues ?? []) : []
    const usedIn = isApiError(error) ? error.used_in : undefined
    const words =
      usedIn === undefined ? refusalText(error, texts.notCompleted) : texts.usedIn({ track: usedIn })
    const isMalformed = isApiError(error) && error.code === 'ask_malformed'
    const problems = issues.map(({ path, message }): [string, string] => {
      const id = path.replace(/^answers\./, '')
      const ask = asks.find((one) => one.id === id)
      return [id, usedIn ? words : isMalformed && ask ? malformedText(texts, ask) : message]
    })
    setRefusal({ words, problems: Object.fromEntries(problems) })
  }

  return {
    isSending: isLoading || isSendingFile,
    refusal,
    forget: () => setRefusal(undefined),
    /** Resolves to what was recorded; undefined where it was refused. */
    complete: async (
      stageId: string,
      { answers, comment, comment_hi, file }: Completion,
    ): Promise<RecordedCompletion | undefined> => {
      const content = [stageId, answers, comment, comment_hi, file?.name, file?.size, file?.lastModified]
      const request_id = requestId.idFor(...content)
      const act = { stage_id: stageId, answers, comment, comment_hi, seen, request_id }
      const params = { id: applicationId }
      const at = Date.now()
      const { data, error } = file ? await sendFile({ params, act, file }) : await send({ params, body: act })
      if (error) {
        refuse(error)
        return undefined
      }
      requestId.recorded()
      setRefusal(undefined)
      return { requestId: act.request_id, isHeld: data.data.takes_effect_at !== null, at }
    },
  }
}

function malformedText(texts: StagesTexts, { kind, example }: StageAsk): string {
  if (example !== undefined) return texts.writtenOtherwise({ example })
  return kind === 'reference' ? texts.tooShort : texts.malformed
}
