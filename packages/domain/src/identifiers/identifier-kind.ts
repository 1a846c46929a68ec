import * as z from 'zod/mini'

/** Validation rule of a field's value, applied by browser and server alike. */
export const IdentifierKind = z.enum([
  'pan',
  'aadhaar',
  'gstin',
  'ifsc',
  'pin',
  'mobile',
  'cin',
  'llpin',
  'tan',
  'udyam',
  'fssai',
  'din',
])
export type IdentifierKind = z.infer<typeof IdentifierKind>
