/** Where passkeys hold: WebAuthn knows host names only, so that a loopback address is `localhost`. */
export function relyingPartyOf(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
