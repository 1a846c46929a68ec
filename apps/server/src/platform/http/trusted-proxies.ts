import type { IncomingHttpHeaders } from 'node:http'
import { isIP, type Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Whose X-Forwarded-For is believed: that many proxies in front of the portal, or those addresses. */
export type TrustedProxies = number | readonly string[]

/** Whether whoever opened the connection is one of them. */
export function isFromTrustedProxy(trusted: TrustedProxies): (socket: Socket) => boolean {
  if (typeof trusted === 'number') return () => trusted > 0
  const isTrusted = proxyAddr.compile([...trusted])
  return ({ remoteAddress = '' }) => isTrusted(remoteAddress, 0)
}

/** For Fastify, which by a bare number trusts nobody. */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted]
}

/** Some balancers append the port to the caller's address. */
export function normaliseForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) setOrDelete(headers, readableHops(String(forwarded)))
  })
}

function setOrDelete(headers: IncomingHttpHeaders, hops: readonly string[]): void {
  if (hops.length > 0) headers['x-forwarded-for'] = hops.join(', ')
  else delete headers['x-forwarded-for']
}

/** The last hops as plain addresses. What stands before an unreadable one has no chain of trust to us. */
function readableHops(forwarded: string): string[] {
  const addresses = forwarded.split(',').map(addressOf)
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).filter((address) => address !== undefined)
}

const bracketed = /^\[([^\]]+)\](?::\d+)?$/
const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/

/** `203.0.113.7:4711` and `[2001:db8::7]:4711` too, without port and zone. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim()
  const host = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  const address = host.replace(/%.*$/, '')
  return isIP(address) === 0 ? undefined : address
}
