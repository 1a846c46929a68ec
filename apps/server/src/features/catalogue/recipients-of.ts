import type { DataRecipient } from '@sanad/contracts'
import { type ServiceDefinition, textIn } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'

/** Who receives what the customer gives; nothing for versions that did not say. */
export function recipientsOf(
  { recipients }: Pick<ServiceDefinition, 'recipients'>,
  language: Language,
): { recipients?: DataRecipient[] } {
  if (!recipients) return {}
  return {
    recipients: recipients.map(({ name, kind, purpose }) => ({
      name: textIn(name, language),
      kind,
      purpose: textIn(purpose, language),
    })),
  }
}
