import { hiddenText } from '@sanad/domain'
import type { KeyRing } from '../../../../platform/key-ring.ts'
import { openText, type SealedValue, sealText } from '../../../../platform/sealed-value.ts'
import { placeOf } from '../../../case/secret-fields.ts'

/** As `sealedTables` names it, so that keys can be rotated. */
const placeOfFactor = (factorId: string) => placeOf(factorId, 'totp')

export function sealTotpSecret(keys: KeyRing, factorId: string, secret: string): SealedValue {
  return { mask: hiddenText, sealed: sealText(keys, placeOfFactor(factorId), secret) }
}

export function openTotpSecret(keys: KeyRing, factorId: string, { sealed }: SealedValue): string {
  return openText(keys, placeOfFactor(factorId), sealed)
}
