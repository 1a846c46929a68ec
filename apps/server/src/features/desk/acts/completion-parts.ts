import type { BodyOf } from '@sanad/contracts'
import { completeStage } from '@sanad/contracts/staff'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/app-error.ts'
import type { TextPart } from '../../../platform/uploads/read-upload.ts'

const Body = completeStage.body as NonNullable<typeof completeStage.body>

/** The text parts in front of an acknowledgement, checked like the body of `completeStage`. */
export function readCompletionParts(text: TextPart) {
  const parsed = z.safeParse(Body, {
    stage_id: text('stage_id'),
    comment: text('comment'),
    comment_hi: text('comment_hi'),
    answers: parseJson(text('answers')),
    seen: parseJson(text('seen')),
    request_id: text('request_id'),
  })
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new AppError('invalid_request', { details: { issues } })
  }
  const {
    stage_id: stageId,
    comment,
    comment_hi: commentHi,
    answers,
    seen,
    request_id: requestId,
  }: BodyOf<typeof completeStage> = parsed.data
  return { stageId, comment, commentHi, answers, seen, requestId }
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_request')
  }
}
