import type { Channel } from '@sanad/contracts'

/**
 * Of each channel at once. A provider takes a third of a second, and codes come twenty a second, at times all of them
 * together; two channels that begin to hang still leave the job runner some of its places.
 */
const MOST = { codes: 15, notices: 4 }
/** Enough to learn that the provider answers again. */
const WHILE_SILENT = { codes: 2, notices: 1 }

export type Outcome = 'answered' | 'silent' | 'not_asked'
export type Kind = keyof typeof MOST

export interface ChannelPlaces {
  /** False when so many messages of the kind are being sent by the channel that this one has to wait. */
  take(channel: Channel, kind: Kind): boolean
  giveBack(channel: Channel, kind: Kind, outcome: Outcome): void
}

/** So that a provider that hangs, message after message, holds up neither other channels nor other jobs. */
export function createChannelPlaces(): ChannelPlaces {
  const taken = {
    sms: { codes: 0, notices: 0 },
    email: { codes: 0, notices: 0 },
    whatsapp: { codes: 0, notices: 0 },
  }
  const silent = new Set<Channel>()
  return {
    take(channel, kind) {
      const most = silent.has(channel) ? WHILE_SILENT : MOST
      if (taken[channel][kind] >= most[kind]) return false
      taken[channel][kind] += 1
      return true
    },
    giveBack(channel, kind, outcome) {
      taken[channel][kind] -= 1
      if (outcome === 'answered') silent.delete(channel)
      if (outcome === 'silent') silent.add(channel)
    },
  }
}
