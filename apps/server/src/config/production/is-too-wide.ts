import { BlockList } from 'node:net'

const firstOctets = Array.from({ length: 223 }, (_, index) => index + 1)
const privateOctets = new Set([10, 127, 172, 192])
/** An address of the internet in each /8. */
const internet = firstOctets.filter((octet) => !privateOctets.has(octet)).map((octet) => `${octet}.1.1.1`)

/** A trusted network that reaches over more than one /8 of the internet, or is an IPv6 network wider than a /16. */
export function isTooWide(network: string): boolean {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) return false
  const isV6 = address.includes(':')
  const list = new BlockList()
  list.addSubnet(address, Number(prefix), isV6 ? 'ipv6' : 'ipv4')
  // IPv4 callers of a dual-stack socket have addresses such as ::ffff:198.51.100.7.
  const trusted = internet.filter((ip) => list.check(isV6 ? `::ffff:${ip}` : ip, isV6 ? 'ipv6' : 'ipv4'))
  return trusted.length > 1 || (isV6 && Number(prefix) < 16)
}
