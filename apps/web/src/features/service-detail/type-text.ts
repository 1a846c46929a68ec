import type { ServiceApplication } from '@sanad/contracts'
import { type Language, sourceLanguage } from '@sanad/texts'

/** The type of registration in the reader's language: that of the wire is English. */
export function typeText(
  { service, serviceDetails }: Pick<ServiceApplication, 'service' | 'serviceDetails'>,
  language: Language,
): string {
  return language === sourceLanguage ? serviceDetails.type_of_reg : service.title
}
