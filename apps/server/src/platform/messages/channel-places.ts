import type { Channel } from '@sanad/contracts'

/** Two channels that begin to hang leave the job runner some of its places. */
const MOST = 5
/** Enough to learn that the provider answers again. */
const WHILE_SILENT = 2

export type Outcome = 'answered' | 'silent' | 'not_asked'

export interface ChannelPlaces {
  /** False when so many messages of the channel are being sent that this one has to wait. */
  take(channel: Channel, urgent: boolean): boolean
  giveBack(channel: Channel, outcome: Outcome): void
}

/** So that a provider that hangs, message after message, holds up neither other channels nor other jobs. */
export function createChannelPlaces(): ChannelPlaces {
  const taken = { sms: 0, email: 0, whatsapp: 0 }
  const silent = new Set<Channel>()
  return {
    take(channel, urgent) {
      const most = silent.has(channel) ? WHILE_SILENT : MOST
      // One is left to codes.
      if (taken[channel] >= (urgent ? most : most - 1)) return false
      taken[channel] += 1
      return true
    },
    giveBack(channel, outcome) {
      taken[channel] -= 1
      if (outcome === 'answered') silent.delete(channel)
      if (outcome === 'silent') silent.add(channel)
    },
  }
}
