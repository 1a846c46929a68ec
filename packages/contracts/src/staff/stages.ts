import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { fileErrors } from '../file-errors.ts'
import { Done, Id, IdParams, Instant, isStorable, noteText, typedText } from '../wire.ts'
import { comment, errors, errorsOfSeen, reason, request_id, seen } from './acts.ts'

const reasonIfLater = z._default(noteText(1000), '')

/** What the stage asks of staff, by the id of the ask; an empty one is not given. */
export const StageAnswers = z
  .record(z.string().check(z.maxLength(maxItemId), z.refine(isStorable)), typedText(100))
  .check(z.refine((answers) => Object.keys(answers).length <= 20))
export type StageAnswers = z.infer<typeof StageAnswers>

const completionErrors = [
  ...errorsOfSeen,
  /** Of the last stage, without the application form that the service requires. */
  'form_missing',
  'ask_missing',
  'ask_malformed',
  'reference_used',
] as const

const Completed = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Of the last stage: until then it can be taken back, and the customer is not told. Null: it is done. */
    takes_effect_at: z.nullable(Instant),
  }),
})

export const completeStage = defineEndpoint({
  name: 'completeStage',
  summary:
    'Complete the stage of the service centre or of the department that is in progress; the last one is held for `undoSeconds` of the domain first',
  method: 'POST',
  access: 'staff',
  permission: 'stage.complete',
  path: ({ id }) => `/api/staff/applications/${id}/complete-stage`,
  params: IdParams,
  body: z
    .object({
      stage_id: z.string().check(z.maxLength(maxItemId)),
      comment,
      /** The same in Hindi: said in both languages, or in neither. */
      comment_hi: comment,
      answers: z._default(StageAnswers, {}),
      seen,
      request_id,
    })
    .check(
      z.refine(({ comment, comment_hi }) => (comment === '') === (comment_hi === ''), {
        message: 'Please say it in both languages, or in neither.',
        path: ['comment_hi'],
      }),
    ),
  success: Completed,
  errors: completionErrors,
})

export const completeStageWithFile = defineEndpoint({
  name: 'completeStageWithFile',
  summary:
    'Complete a stage with the acknowledgement file that it asks for (multipart: the text parts, `answers` and `seen` as JSON, then file)',
  method: 'POST',
  access: 'staff',
  permission: 'stage.complete',
  path: ({ id }) => `/api/staff/applications/${id}/complete-stage/file`,
  params: IdParams,
  body: z.object({
    stage_id: z.string().check(z.maxLength(maxItemId)),
    comment: z.optional(comment),
    comment_hi: z.optional(comment),
    answers: z.optional(z.string().check(z.maxLength(4000))),
    seen: z.optional(z.string().check(z.maxLength(200))),
    request_id,
  }),
  multipart: true,
  success: Completed,
  errors: [...completionErrors, ...fileErrors],
})

export const takeBackCompletion = defineEndpoint({
  name: 'takeBackCompletion',
  summary:
    'Take back the completion of a stage before the customer is told of it; of the last one nothing was done',
  method: 'POST',
  access: 'staff',
  permission: 'stage.complete',
  path: ({ id }) => `/api/staff/applications/${id}/take-back-completion`,
  params: IdParams,
  body: z.object({
    /** The `request_id` of the completion, one's own or another member's. */
    takes_back: Id,
    request_id,
  }),
  success: Done,
  errors: [...errors, 'too_late'],
})

export const reopenStage = defineEndpoint({
  name: 'reopenStage',
  summary:
    'Take back the last completion of a stage with what was recorded with it, as long as no invoice was issued',
  method: 'POST',
  access: 'staff',
  permission: 'stage.reopen',
  path: ({ id }) => `/api/staff/applications/${id}/reopen-stage`,
  params: IdParams,
  body: z.object({
    stage_id: z.string().check(z.maxLength(maxItemId)),
    /** For the desk alone. */
    reason,
    request_id,
  }),
  success: Done,
  errors: [...errors, 'invoice_issued'],
})

export const changePromise = defineEndpoint({
  name: 'changePromise',
  summary:
    'Promise another day for the stage in progress; a later one has a reason in both languages and is told to the customer',
  method: 'POST',
  access: 'staff',
  permission: 'promise.change',
  path: ({ id }) => `/api/staff/applications/${id}/promises`,
  params: IdParams,
  body: z.object({
    stage_id: z.string().check(z.maxLength(maxItemId)),
    /** From today on, at most a year ahead. */
    promised_on: z.iso.date(),
    reason: reasonIfLater,
    /** The same in Hindi. */
    reason_hi: reasonIfLater,
    seen,
    request_id,
  }),
  success: Done,
  errors: errorsOfSeen,
})
