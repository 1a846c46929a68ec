import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'

/** Chosen option id on each of the three levels. */
export const Selection = z.object({
  primary: z.string().check(z.maxLength(maxItemId)),
  sub: z.optional(z.nullable(z.string().check(z.maxLength(maxItemId)))),
  nested: z.optional(z.nullable(z.string().check(z.maxLength(maxItemId)))),
})
export type Selection = z.infer<typeof Selection>

const option = {
  id: z.string(),
  label: z.string(),
  description: z.string(),
  points: z.array(z.string()),
  /** Net fee in rupees, if this level decides the price. */
  fee: z.nullable(z.number()),
  /** Its price with tax in whole rupees. Absent in answers of older portals. */
  price: z.optional(z.nullable(z.int())),
}
const NestedOptionView = z.object(option)
const SubOptionView = z.object({ ...option, nestedOptions: z.array(NestedOptionView) })
const OptionView = z.object({ ...option, subOptions: z.array(SubOptionView) })
export const DynamicFormView = z.object({
  title: z.object({ primaryTitle: z.string(), subTitle: z.string(), nestedTitle: z.string() }),
  Options: z.array(OptionView),
})
export type DynamicFormView = z.infer<typeof DynamicFormView>

export const NoteView = z.object({
  title: z.string(),
  description: z.string(),
  points: z.array(z.string()),
  icon: z.string(),
  backgroundColor: z.string(),
})
export type NoteView = z.infer<typeof NoteView>
