import * as z from 'zod'

/** A key under which personal identifiers lie; its id stands before everything that it sealed. */
export interface SealingKey {
  readonly id: string
  readonly key: Buffer
}

/** The first key seals, every one opens: so that what an older one sealed can be sealed anew while the portal runs. */
export type KeyRing = readonly [newest: SealingKey, ...older: SealingKey[]]

const KeyText = z
  .string()
  .regex(
    /^[a-z0-9-]{1,20}:[A-Za-z0-9+/_-]{43}=?$/,
    'expected id:key, the id of small letters, digits and hyphens, the key 32 bytes in base64',
  )
  .transform((text): SealingKey => {
    const [id = '', key = ''] = text.split(':')
    return { id, key: Buffer.from(key, 'base64') }
  })

/** The setting PERSONAL_DATA_KEYS: `id:key`, the newest first, separated by commas. */
export const KeyList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(KeyText))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'two keys have the same id')

/** The keys that are set, before the one derived from SECRET_KEY, under which everything lay before keys were set. */
export function keyRingOf(set: readonly SealingKey[], derived: SealingKey): KeyRing {
  const [newest = derived, ...others] = set
  const named = new Set(set.map(({ id }) => id))
  return named.has(derived.id) || newest === derived ? [newest, ...others] : [newest, ...others, derived]
}
