import type { ApplicationFacts } from './application-facts.ts'
import { applicationProgress } from './application-progress.ts'
import { type InformationRules, isStageDone } from './required-information.ts'

/** Ids of the passwords that nothing needs any more: their stage is done, or the application has ended. */
export function listSpentPasswords(service: InformationRules, facts: ApplicationFacts): string[] {
  const { clientStatus } = applicationProgress(service, facts)
  const hasEnded = clientStatus === 'completed' || clientStatus === 'refund_completed'
  return service.fields
    .filter(({ type }) => type === 'password')
    .filter(({ neededBy }) => hasEnded || (neededBy !== undefined && isStageDone(neededBy, facts)))
    .map(({ id }) => id)
}
