import * as z from 'zod/mini'

/** A text in every language of the portal; `en` is the specification's wording. */
export const LocalText = z.strictObject({
  en: z.string().check(z.minLength(1)),
  hi: z.string().check(z.minLength(1)),
})
export type LocalText = z.infer<typeof LocalText>
