import { requireFreePort } from './require-free-port.ts'
import type { Settings } from './settings.ts'

/** Fails early, with the name of the setting, when an address that the stack needs is taken. */
export async function requireFreePorts({ host, port, standIn }: Settings): Promise<void> {
  await requireFreePort('PORT', host, port)
  if (standIn) await requireFreePort('GATEWAY_PORT', host, standIn.port)
}
