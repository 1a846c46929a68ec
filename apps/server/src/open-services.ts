import { openDatabase } from './platform/db.ts'
import { openSenders } from './platform/messages/open-senders.ts'
import { CashfreeGateway } from './platform/payments/cashfree-gateway.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import { createClamdScanner } from './platform/scanning/clamd-scanner.ts'
import type { Services } from './platform/services.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'

/** The real parts that the configuration names. */
export async function openServices(config: PortalConfig): Promise<Services> {
  const db = openDatabase({ url: config.databaseUrl })
  return {
    config,
    db,
    messages: openSenders(db, config.messages),
    files: await openFileStore(config.files, config.dataDir),
    payments: new CashfreeGateway(config.gateway),
    scanner: config.clamd ? createClamdScanner(config.clamd) : null,
  }
}
