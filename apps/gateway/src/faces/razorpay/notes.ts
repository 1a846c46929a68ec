import { z } from 'zod'

/** Up to fifteen pairs, or an empty list. */
export const Notes = z
  .union([z.array(z.never()).length(0), z.record(z.string(), z.union([z.string().max(256), z.number()]))], {
    error: 'The notes must be an array.',
  })
  .refine(
    (notes) => Object.keys(notes).length <= 15,
    'Number of fields in notes should be less than or equal to 15',
  )
  .default([])
export type Notes = z.infer<typeof Notes>

/** The provider writes `[]`, not `{}`, where there are no notes. */
export function notesEntity(notes: Notes): Notes {
  return Object.keys(notes).length === 0 ? [] : notes
}
