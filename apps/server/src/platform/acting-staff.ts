import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string | null>()

/**
 * Runs the work of a call of which this member of staff is the actor. Carried beside the arguments, so that no use
 * case of the customer can forget to pass it on to the audit.
 */
export function actingAs<T>(staffId: string | null, work: () => T): T {
  return storage.run(staffId, work)
}

/** The member of staff who acts in the present call; null when it is the customer or nobody. */
export function findActingStaffId(): string | null {
  return storage.getStore() ?? null
}
