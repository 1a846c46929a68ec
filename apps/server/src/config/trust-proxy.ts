import { isIP } from 'node:net'
import * as z from 'zod'
import type { TrustedProxies } from '../platform/http/trusted-proxies.ts'

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])
const cidr = z.union([z.cidrv4(), z.cidrv6()])

/** A number of hops, or addresses, networks and the names of ranges, comma-separated; `0` trusts nobody. */
export const TrustProxy = z.string().transform((text, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text)
  const entries = text.split(',').map((entry) => entry.trim())
  const isKnown = (entry: string) => named.has(entry) || isIP(entry) !== 0 || cidr.safeParse(entry).success
  if (entries.every(isKnown)) return entries
  context.addIssue('write addresses or networks, such as 10.0.0.0/8,2001:db8::7, or a number of hops')
  return z.NEVER
})
