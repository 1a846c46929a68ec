/** The stand-in gateway, for settings that are left out. */
export interface StandIn {
  /** It takes the place of a provider that is not configured at all. */
  readonly isUsed: boolean
  /** Where this machine reaches it. */
  readonly origin: string
  readonly port: number
  /** Of the portal. */
  readonly publicUrl: string
}

/** A script of the stand-in as the browser reaches it: on the portal's host, such as for a phone in the same Wi-Fi. */
export function standInScript({ port, publicUrl }: StandIn, path: string): string {
  const url = new URL(path, publicUrl)
  url.protocol = 'http:'
  url.port = String(port)
  return url.href
}
