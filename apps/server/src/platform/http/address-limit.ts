import type { Kysely } from 'kysely'
import type { Tables } from '../database-tables.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** A limit per caller's address. */
export function createAddressLimit(
  { db, config }: { db: Kysely<Tables>; config: { production: boolean } },
  limit: { name: string; points: number; seconds: number },
): RateLimit {
  const limiter = createRateLimit(db, limit)
  return {
    async take(ip) {
      const address = limitedAddress(ip, config)
      if (address) await limiter.take(address)
    },
    async giveBack(ip) {
      const address = limitedAddress(ip, config)
      if (address) await limiter.giveBack(address)
    },
  }
}

/**
 * What limits per address count by: an IPv4 address, or the /64 network that one IPv6 customer has to himself.
 * Null for this machine itself outside production: developers, demonstrations and browser tests all come from there.
 */
export function limitedAddress(ip: string, config: { production: boolean }): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  const ownMachine = address === '::1' || address.startsWith('127.')
  if (ownMachine && !config.production) return null
  return address.includes(':') ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array(8 - first.length - last.length).fill('0') : []
  return `${[...first, ...gap, ...last].slice(0, 4).join(':')}::`
}
