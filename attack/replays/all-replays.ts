import type { Attack } from '../attack.ts'
import { forgedAddresses } from './forged-addresses.ts'
import { hostileFiles } from './hostile-files.ts'
import { lockedNumber } from './locked-number.ts'
import { oneByteParts } from './one-byte-parts.ts'
import { redirects } from './redirects.ts'
import { slowConnections } from './slow-connections.ts'
import { staffLogins } from './staff-logins.ts'
import { staleWebhooks } from './stale-webhooks.ts'
import { wrongCodes } from './wrong-codes.ts'

/** The attacks that once succeeded, one file each. */
export const allReplays: readonly Attack[] = [
  hostileFiles,
  wrongCodes,
  lockedNumber,
  staffLogins,
  slowConnections,
  oneByteParts,
  staleWebhooks,
  redirects,
  forgedAddresses,
]
