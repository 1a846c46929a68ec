import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

function totpOf(secret: string, shown: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...shown,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  })
}

export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What authenticator apps read from a QR code, and show as the issuer and the account. */
export function totpUri(secret: string, shown: { issuer: string; label: string }): string {
  return totpOf(secret, shown).toString()
}

/** The time step of a code, if it is one of now, or of a clock that is up to a step off (RFC 6238). */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** The code that an authenticator with this secret shows now. */
export function currentTotpCode(secret: string): string {
  return totpOf(secret).generate()
}
