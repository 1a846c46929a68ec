import type { Channel } from '@sanad/contracts'
import type { Language } from '../http/language.ts'

export interface Message {
  /** Ours; providers that can hand it back with their delivery reports. */
  readonly id: string
  readonly channel: Channel
  /** Ten-digit mobile number, or e-mail address. */
  readonly to: string
  readonly template: { readonly name: string; readonly category: 'authentication' | 'utility' }
  readonly language: Language
  /** E-mail only. */
  readonly subject: string
  readonly text: string
  /** What the registered template leaves open, in its order. */
  readonly values: readonly string[]
}

/** Hands a message to the outside world. */
export interface MessageSender {
  /**
   * Resolves when the provider has taken the message, which is not delivery, to the provider's name for it where it
   * has one. Throws a SendFailure.
   */
  send(message: Message): Promise<{ providerMessageId: string | null }>
}

export type MessageSenders = Readonly<Record<Channel, MessageSender>>
