import { networksOf } from '@sanad/domain'
import type { Kysely } from 'kysely'
import type { Tables } from '../database-tables.ts'
import { limitOf, type RateLimit } from './rate-limit.ts'

/** A limit per network of the caller: its line has `points`, the wider networks around it a multiple. */
export function createAddressLimit(
  { db, config }: { db: Kysely<Tables>; config: { production: boolean } },
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimit {
  return limitOf(db, (ip) =>
    limitedNetworks(ip, config).map(({ cidr, factor }) => ({
      key: `${name}:${cidr}`,
      most: points * factor,
      seconds,
    })),
  )
}

function limitedNetworks(ip: string, config: { production: boolean }) {
  return limitedAddress(ip, config) === null ? [] : networksOf(ip)
}

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address, without its length.
 * Null for this machine itself outside production: developers, demonstrations and browser tests all come from there.
 */
export function limitedAddress(ip: string, config: { production: boolean }): string | null {
  const [line] = networksOf(ip)
  const ownMachine = line?.cidr.startsWith('127.') || ip === '::1'
  if (!line || (ownMachine && !config.production)) return null
  return line.cidr.replace(/\/\d+$/, '')
}
