import { Channel } from '@sanad/contracts'
import type { SenderOptions } from '../platform/messages/open-senders.ts'
import type { HttpPeer } from './http-peer.ts'
import { startMsg91 } from './start-msg91.ts'
import { startSmtp, type TestSmtp } from './start-smtp.ts'
import { startWhatsApp } from './start-whatsapp.ts'

export interface MessageProviders {
  readonly msg91: HttpPeer
  readonly whatsApp: HttpPeer
  readonly smtp: TestSmtp
  readonly config: { [Provider in keyof SenderOptions]-?: NonNullable<SenderOptions[Provider]> }
  close(): Promise<void>
}

/** Nobody vouches for the certificate of a test; encryption is tested beside the sender. */
const unencrypted = { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true }

/** A provider for each channel, reached over real sockets. */
export async function startMessageProviders({ timeoutMs = 20_000 } = {}): Promise<MessageProviders> {
  const [msg91, whatsApp, smtp] = await Promise.all([startMsg91(), startWhatsApp(), startSmtp(unencrypted)])
  return {
    msg91,
    whatsApp,
    smtp,
    config: {
      msg91: { ...msg91.config, timeoutMs },
      whatsApp: { ...whatsApp.config, timeoutMs },
      smtp: smtp.config,
      offered: Channel.options,
    },
    async close() {
      await Promise.all([msg91.close(), whatsApp.close(), smtp.close()])
    },
  }
}
