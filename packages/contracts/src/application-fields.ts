import { type ApplicationFieldKey, applicationFieldKeys, maxApplicationField } from '@sanad/domain'
import * as z from 'zod/mini'

const value = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxApplicationField))))

/** Values of application fields by wire name; absent or null if never submitted. */
export const ApplicationFields = z.object(
  Object.fromEntries(applicationFieldKeys.map((key) => [key, value])) as Record<
    ApplicationFieldKey,
    typeof value
  >,
)
export type ApplicationFields = z.infer<typeof ApplicationFields>
