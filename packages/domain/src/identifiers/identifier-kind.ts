import * as z from 'zod/mini'

/** Identifier rule applied to a field's value on both sides of the wire. */
export const IdentifierKind = z.enum(['pan', 'aadhaar', 'gstin', 'ifsc', 'pin', 'mobile'])
export type IdentifierKind = z.infer<typeof IdentifierKind>
