import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { KeyList, keyRingOf } from '../platform/key-ring.ts'
import type { Secrets } from '../platform/portal-config.ts'
import { settingDocs } from './setting-docs.ts'

export const secretSettings = {
  SECRET_KEY: z.string().min(32).optional().register(settingDocs, {
    meaning:
      'at least 32 random characters, from which the keys of sessions, codes, file links and, without `PERSONAL_DATA_KEYS`, stored identity numbers are derived',
    fallback: 'generated into `DATA_DIR` at the first start',
    see: 'docs/how-to/rotate-keys.md',
    requiredInProduction: true,
  }),
  SECRET_KEY_PREVIOUS: z.string().min(32).optional().register(settingDocs, {
    meaning: 'former `SECRET_KEY` after a rotation: sessions begun under it stay valid',
    see: 'docs/how-to/rotate-keys.md',
  }),
  PERSONAL_DATA_KEYS: KeyList.optional().register(settingDocs, {
    meaning:
      'encryption keys of stored identity numbers: `id:base64` of 32 bytes, comma-separated, newest first',
    fallback: 'derived from `SECRET_KEY`',
    see: 'docs/how-to/rotate-keys.md',
  }),
}

const SecretSettings = z.object(secretSettings)
type SecretSettings = z.infer<typeof SecretSettings>

/** The keys of the settings; one for each purpose is derived from SECRET_KEY by HKDF. */
export function secretsOf(settings: SecretSettings, dataDir: string): Secrets {
  const { SECRET_KEY_PREVIOUS: former, PERSONAL_DATA_KEYS } = settings
  const key = settings.SECRET_KEY ?? generatedSecretKey(dataDir)
  const derive = (purpose: string, from = key) => Buffer.from(hkdfSync('sha256', from, 'sanad', purpose, 32))
  // Its id is its own hash, so that messages sealed under the former key can still be opened.
  const messageKey = (from: string) => {
    const derived = derive('messages', from)
    return { id: createHash('sha256').update(derived).digest('hex').slice(0, 8), key: derived }
  }
  return {
    session: former ? [derive('session'), derive('session', former)] : [derive('session')],
    otp: derive('otp'),
    places: derive('places'),
    fileLinks: derive('file-links'),
    messages: former ? [messageKey(key), messageKey(former)] : [messageKey(key)],
    personalData: keyRingOf(PERSONAL_DATA_KEYS ?? [], { id: 'v1', key: derive('personal-data') }),
  }
}

/** Outside production a key is generated at the first start, so that there is no default key to leak. */
function generatedSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
