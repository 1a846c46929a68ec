import { type Brand, nameIn } from '@sanad/branding'
import type { Channel } from '@sanad/contracts'
import type { Texts } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { outgoingMessages } from '@sanad/texts/server/outgoing'
import type { Language } from '../http/language.ts'

/**
 * A kind of message. What it says stands in texts/{language}/server/outgoing.json: `{name}.subject` of the e-mail,
 * `{name}.text`, and `{name}.sms` where an SMS says it otherwise, as a registered SMS leaves open 30 characters for
 * each parameter, which are `smsParams`. Texts name the parameters in braces; {site} and {host} stand for the portal's own address, and
 * {brand} for its name, which are part of the text that is registered with a provider.
 */
export interface MessageTemplate<Param extends string = string> {
  readonly name: string
  /** WhatsApp wants the code, the first parameter of an authentication template, in its button as well. */
  readonly category: 'authentication' | 'utility'
  /** In the order in which the templates registered with the providers number them. */
  readonly params: readonly Param[]
  /** Of its SMS, where that has a text of its own: what is bounded, so that nothing has to be cut. */
  readonly smsParams?: readonly Param[]
  /** Never sent as SMS or by WhatsApp, so that no provider needs to register it. */
  readonly isEmailOnly?: true
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

interface Rendering {
  readonly channel: Channel
  readonly language: Language
  readonly publicUrl: string
  readonly brand: Pick<Brand, 'name'>
}

/** In one language: `languageOfMessage` chose it, in which each part is there. */
export function renderMessage(
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
  { channel, language, publicUrl, brand }: Rendering,
): RenderedMessage {
  const names = (channel === 'sms' ? template.smsParams : undefined) ?? template.params
  const values = names.map((name) => parameterOf(params, name, channel))
  const known = {
    ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    host: new URL(publicUrl).hostname,
    site: publicUrl,
    brand: nameIn(brand, language),
  }
  const texts: Texts = { ...textsIn(outgoingMessages, language) }
  const say = (part: 'subject' | 'text' | 'sms') => {
    const text = texts[`${template.name}.${part}`]
    return typeof text === 'function' ? text(known) : text
  }
  return {
    subject: channel === 'email' ? given(say('subject')) : '',
    text: given((channel === 'sms' ? say('sms') : undefined) ?? say('text')),
    values,
  }
}

function given(text: string | undefined): string {
  if (text === undefined) throw new Error('A message has no text')
  return text
}

const LONGEST_IN_SMS = 30

/** On one line: providers refuse line breaks within a parameter. */
function parameterOf(params: Readonly<Record<string, string>>, name: string, channel: Channel): string {
  const value = (params[name] ?? '').replace(/\s+/g, ' ').trim()
  if (value === '') throw new Error(`A message needs its parameter ${name}`)
  return channel === 'sms' ? fitSms(value) : value
}

/** To what operators accept in an SMS: whole words, and no mark that something is missing. */
function fitSms(value: string): string {
  if (value.length <= LONGEST_IN_SMS) return value
  const words = value.slice(0, LONGEST_IN_SMS + 1).replace(/\s\S*$/, '')
  return words
    .slice(0, LONGEST_IN_SMS)
    .replace(/[\s,.;:–-]+$/u, '')
    .toWellFormed()
}
