import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Id } from './wire.ts'

export const GuardianRelation = z.enum(['mother', 'father', 'legal_guardian'])
export type GuardianRelation = z.infer<typeof GuardianRelation>

export const consentAsGuardian = defineEndpoint({
  name: 'consentAsGuardian',
  summary: 'Consent, as a parent or lawful guardian of 18 or more, for a child whom an application is about',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/guardian-consents',
  body: z.object({ application_id: Id, relation: GuardianRelation, is_adult: z.literal(true) }),
  success: Done,
  errors: ['not_found', 'guardian_needed'],
})
