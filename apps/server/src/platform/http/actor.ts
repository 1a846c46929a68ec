import type { Principal } from './principal.ts'

interface Actor {
  readonly customerId?: string
  readonly staffId?: string
}

/** Whose account a call is about, and which member of staff makes it. Of a challenge and a link it is a claim. */
export function actorOf(principal: Principal | null): Actor {
  if (principal === null || principal.kind === 'panel') return {}
  if (principal.kind === 'staff') return { staffId: principal.staffId }
  const { customerId } = principal
  const staffId = principal.kind === 'session' ? principal.actingStaffId : null
  return { customerId, ...(staffId ? { staffId } : {}) }
}
