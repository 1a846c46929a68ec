// Written by `npm run texts` from texts/en/web/shared/aadhaar.json.
import english from '../../../../../../texts/en/web/shared/aadhaar.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface AadhaarTexts {
  readonly masked: string
}

export const aadhaarMessages = defineMessages<AadhaarTexts>('web/shared/aadhaar', english)
