import * as z from 'zod/mini'
import { ItemId } from '../identifiers/item-id.ts'
import { LocalText } from '../language/local-text.ts'

const ask = { id: ItemId, label: LocalText, required: z._default(z.boolean(), true) }
/** Whether the customer sees it in the stage. */
const visible = z._default(z.boolean(), false)

/** What staff record when they complete a stage. */
export const StaffAsk = z.discriminatedUnion('kind', [
  /** The number by which a department's portal knows the application; no two of a portal are the same. */
  z.strictObject({
    ...ask,
    kind: z.literal('reference'),
    portal: ItemId,
    /** Regular expression over the whole number, as `normaliseReference` writes it. */
    pattern: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** Shown beside the field; a `pattern` needs one. */
    example: z.optional(z.string().check(z.minLength(4), z.maxLength(40))),
    visible,
  }),
  z.strictObject({ ...ask, kind: z.literal('text'), visible }),
  z.strictObject({ ...ask, kind: z.literal('date'), visible }),
  /** An acknowledgement that comes with the completion; the customer downloads it if it is visible. */
  z.strictObject({ ...ask, kind: z.literal('file'), visible }),
  /** One of the service's deliverables, attached before. */
  z.strictObject({ ...ask, kind: z.literal('deliverable'), deliverable: ItemId }),
])
export type StaffAsk = z.infer<typeof StaffAsk>

/** Staff type them; files and deliverables come otherwise. */
export type TypedAsk = Extract<StaffAsk, { kind: 'reference' | 'text' | 'date' }>

export function isTyped(ask: StaffAsk): ask is TypedAsk {
  return ask.kind === 'reference' || ask.kind === 'text' || ask.kind === 'date'
}
