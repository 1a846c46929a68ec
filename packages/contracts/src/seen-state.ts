import * as z from 'zod/mini'
import { ChosenInstant } from './wire.ts'

/**
 * Which state of an application somebody saw: an act that names it is refused with what has changed since
 * (`changed_meanwhile`), and can be repeated knowingly with the state that the refusal names. Opaque to the client.
 */
export const SeenState = z.object({ version: z.string().check(z.maxLength(32)), at: ChosenInstant })
export type SeenState = z.infer<typeof SeenState>
