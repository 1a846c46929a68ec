import type { Brand } from '@sanad/branding'
import { completeLanguages } from '@sanad/texts'
import type { Language } from '../http/language.ts'
import { type MessageTemplate, renderMessage } from './message-template.ts'
import { messageTemplates } from './message-templates.ts'

/** How each writes the parameter of that number, from 1, in the text that is registered there. */
const forms = {
  /** The operators' DLT platform. */
  dlt: { channel: 'sms', parameter: () => '{#var#}' },
  msg91: { channel: 'sms', parameter: (number: number) => `##VAR${number}##` },
  whatsapp: { channel: 'whatsapp', parameter: (number: number) => `{{${number}}}` },
} as const
export type RegistrationForm = keyof typeof forms
export const registrationForms = Object.keys(forms) as RegistrationForm[]

export interface RegisteredText {
  readonly name: string
  readonly language: Language
  readonly category: MessageTemplate['category']
  readonly text: string
}

/** What has to be registered before production sends it, to the character. */
export function listRegisteredTexts(
  form: RegistrationForm,
  { publicUrl, brand }: { publicUrl: string; brand: Pick<Brand, 'name'> },
): RegisteredText[] {
  const { channel, parameter } = forms[form]
  return messageTemplates
    .filter(({ isEmailOnly }) => !isEmailOnly)
    .flatMap((template) =>
      completeLanguages.map((language) => {
        const names = (channel === 'sms' ? template.smsParams : undefined) ?? template.params
        const params = Object.fromEntries(names.map((name, index) => [name, parameter(index + 1)]))
        const { text } = renderMessage(template, params, { channel, language, publicUrl, brand })
        return { name: template.name, language, category: template.category, text }
      }),
    )
}
