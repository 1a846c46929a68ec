import { openDatabase } from './db.ts'
import { openSenders } from './messages/open-senders.ts'
import { openGateways } from './payments/payment-gateways.ts'
import type { PortalConfig } from './portal-config.ts'
import { createClamdScanner } from './scanning/clamd-scanner.ts'
import type { Services } from './services.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createWorkers } from './workers/workers.ts'

/** The real parts that the configuration names. */
export async function openServices(config: PortalConfig): Promise<Services> {
  const db = openDatabase({ url: config.databaseUrl })
  return {
    config,
    db,
    messages: openSenders(db, config.messages),
    files: await openFileStore(config.files, config.dataDir),
    gateways: openGateways(config.payments),
    scanner: config.clamd ? createClamdScanner(config.clamd) : null,
    workers: createWorkers(config.workers),
  }
}
