/** A network that callers are counted by. */
interface Network {
  /** CIDR notation with zeros in the host part. */
  readonly cidr: string
  /** How many times the limit of one line its callers share. */
  readonly factor: number
}

/**
 * The widths callers are counted by, the narrowest first. An IPv6 customer has a /64 to a whole /48, so that a limit per
 * /64 alone is none; an IPv4 address may be shared by thousands (carrier-grade NAT), a /24 by more. Nothing wider is
 * counted: it would refuse people for their provider.
 */
const widths = {
  4: [
    { bits: 32, factor: 1 },
    { bits: 24, factor: 10 },
  ],
  6: [
    { bits: 64, factor: 1 },
    { bits: 56, factor: 2 },
    { bits: 48, factor: 10 },
  ],
} as const

/** The networks that an address belongs to, the narrowest first; none for what is not an address. */
export function networksOf(address: string): Network[] {
  const groups = groupsOf(address)
  if (!groups) return []
  const version = groups.length === 4 ? 4 : 6
  return widths[version].map(({ bits, factor }) => ({ cidr: cidrOf(groups, bits), factor }))
}

/** The network that one household has to itself, as far as an address tells: an IPv4 address, an IPv6 /56. */
export function homeNetworkOf(address: string): string | null {
  const groups = groupsOf(address)
  if (!groups) return null
  return cidrOf(groups, groups.length === 4 ? 32 : 56)
}

/** The address shortened for a log: the /24 or /48 tells an operator whence, and no household. Null for no address. */
export function shortenAddress(address: string): string | null {
  const groups = groupsOf(address)
  if (!groups) return null
  return cidrOf(groups, groups.length === 4 ? 24 : 48)
}

/** Four bytes or eight 16-bit groups. An IPv4 address mapped into IPv6 is the IPv4 address. */
function groupsOf(address: string): number[] | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) {
    const bytes = plain.split('.').map(Number)
    return bytes.every((byte) => byte <= 255) ? bytes : undefined
  }
  if (!/^[0-9a-f:]{2,39}$/i.test(plain) || !plain.includes(':')) return undefined
  const [head = '', tail, more] = plain.split('::')
  if (more !== undefined) return undefined
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = 8 - first.length - last.length
  if (tail === undefined ? missing !== 0 : missing < 0) return undefined
  const texts = [...first, ...Array<string>(missing).fill('0'), ...last]
  return texts.every((text) => /^[0-9a-f]{1,4}$/i.test(text))
    ? texts.map((text) => parseInt(text, 16))
    : undefined
}

function cidrOf(groups: readonly number[], bits: number): string {
  const size = groups.length === 4 ? 8 : 16
  const kept = groups.map((group, index) => {
    const wanted = Math.min(size, Math.max(0, bits - index * size))
    return group - (group % 2 ** (size - wanted))
  })
  if (size === 8) return `${kept.join('.')}/${bits}`
  const used = kept.slice(0, Math.ceil(bits / size)).map((group) => group.toString(16))
  return `${used.join(':')}::/${bits}`
}
