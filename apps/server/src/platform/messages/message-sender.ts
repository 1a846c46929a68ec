import type { Channel } from '@sanad/contracts'

export interface Message {
  readonly channel: Channel
  /** Ten-digit mobile number, or e-mail address. */
  readonly to: string
  /** E-mail only. */
  readonly subject: string
  readonly text: string
}

/** Hands a message to the outside world. Resolves when the provider has taken it, which is not delivery. */
export interface MessageSender {
  send(message: Message): Promise<void>
}
