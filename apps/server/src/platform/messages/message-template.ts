import type { Channel } from '@sanad/contracts'
import type { Language } from '../http/language.ts'

type Texts = Readonly<Record<Language, string>>

/**
 * What a kind of message says. Texts name parameters in braces; {site} and {host} stand for the portal's own address,
 * which is part of the text that is registered with a provider.
 */
export interface MessageTemplate<Param extends string = string> {
  readonly name: string
  /** WhatsApp wants the one parameter of an authentication template in its button as well. */
  readonly category: 'authentication' | 'utility'
  /** In the order in which the templates registered with the providers number them. */
  readonly params: readonly Param[]
  /** Of the e-mail. */
  readonly subject: Texts
  readonly text: Texts
  /** Where an SMS says it otherwise: a registered SMS leaves open 30 characters for each parameter. */
  readonly smsText?: Texts
}

export interface RenderedMessage {
  readonly subject: string
  readonly text: string
  /** Of the parameters, in their order. */
  readonly values: readonly string[]
}

/** Keeps the names of the parameters in the type, so that whoever queues the message gives each of them. */
export function defineTemplate<const Param extends string>(
  template: MessageTemplate<Param>,
): MessageTemplate<Param> {
  return template
}

export function renderMessage(
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
  { channel, language, publicUrl }: { channel: Channel; language: Language; publicUrl: string },
): RenderedMessage {
  const values = template.params.map((name) => parameterOf(params, name, channel))
  const known = new Map([
    ...template.params.map((name, index): [string, string] => [name, values[index] ?? '']),
    ['host', new URL(publicUrl).hostname],
    ['site', publicUrl],
  ])
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_match, name: string) => {
      const value = known.get(name)
      if (value === undefined) throw new Error(`Template ${template.name} has no parameter ${name}`)
      return value
    })
  const texts = channel === 'sms' ? (template.smsText ?? template.text) : template.text
  return {
    subject: channel === 'email' ? fill(template.subject[language]) : '',
    text: fill(texts[language]),
    values,
  }
}

const LONGEST_IN_SMS = 30

/** On one line, as providers refuse line breaks within a parameter; cut where the operator would refuse the SMS. */
function parameterOf(params: Readonly<Record<string, string>>, name: string, channel: Channel): string {
  const value = (params[name] ?? '').replace(/\s+/g, ' ').trim()
  if (value === '') throw new Error(`A message needs its parameter ${name}`)
  return channel === 'sms' && value.length > LONGEST_IN_SMS
    ? `${value.slice(0, LONGEST_IN_SMS - 3).trimEnd()}...`
    : value
}
