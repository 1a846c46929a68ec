import * as z from 'zod'
import type { FaultHook } from '../platform/faults/post-fault.ts'
import { settingDocs } from './setting-docs.ts'
import { EncryptedOrigin } from './setting-types.ts'

export const faultSettings = {
  FAULT_HOOK_URL: EncryptedOrigin.optional().register(settingDocs, {
    meaning: 'where unexpected failures are told by POST as JSON, without messages and personal data',
    fallback: 'they are logged and counted alone',
    see: 'docs/how-to/watch-the-portal.md',
  }),
  FAULT_HOOK_AUTHORIZATION: z.string().optional().register(settingDocs, {
    meaning: 'value of the header `authorization` in those calls',
  }),
}

const FaultSettings = z.object(faultSettings)

export function faultHookOf(settings: z.infer<typeof FaultSettings>): FaultHook | null {
  const { FAULT_HOOK_URL: url, FAULT_HOOK_AUTHORIZATION: authorization } = settings
  return url === undefined ? null : { url, authorization }
}
