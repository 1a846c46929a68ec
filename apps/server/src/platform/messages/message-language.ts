import type { Channel } from '@sanad/contracts'
import { sourceLanguage } from '@sanad/texts'
import { isTranslated } from '@sanad/texts/node'
import { type OutgoingTexts, outgoingMessages } from '@sanad/texts/server/outgoing'
import type { Language } from '../http/language.ts'
import type { MessageTemplate } from './message-template.ts'
import type { SenderOptions } from './open-senders.ts'

/**
 * A message is in one language. In the wanted one when all its parts are translated and the channel's provider has its
 * template registered in it; else in the source language, in which every template is.
 */
export function languageOfMessage(
  providers: Pick<SenderOptions, 'msg91' | 'whatsApp'>,
  template: MessageTemplate,
  { channel, wanted }: { channel: Channel; wanted: Language },
): Language {
  const isWhole = partsOf(template, channel).every((key) => isTranslated(outgoingMessages, key, wanted))
  return isWhole && isRegistered(providers, template, { channel, wanted }) ? wanted : sourceLanguage
}

function partsOf({ name }: MessageTemplate, channel: Channel): (keyof OutgoingTexts)[] {
  const keyOf = (part: 'subject' | 'text' | 'sms') => `${name}.${part}` as keyof OutgoingTexts
  if (channel === 'email') return [keyOf('subject'), keyOf('text')]
  const isShorter = channel === 'sms' && isTranslated(outgoingMessages, keyOf('sms'), sourceLanguage)
  return [keyOf(isShorter ? 'sms' : 'text')]
}

/** The outbox and e-mail take every language. */
function isRegistered(
  { msg91, whatsApp }: Pick<SenderOptions, 'msg91' | 'whatsApp'>,
  { name }: MessageTemplate,
  { channel, wanted }: { channel: Channel; wanted: Language },
): boolean {
  if (channel === 'sms') return msg91?.templates.has(`${name}.${wanted}`) ?? true
  if (channel === 'whatsapp') return whatsApp?.languages.includes(wanted) ?? true
  return true
}
