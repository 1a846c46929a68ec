import type { HostileRequest } from './hostile-request.ts'
import type { Answered } from './judge-answer.ts'
import { isMeantFor, type Role } from './people.ts'

/** How many operations that are meant for a role it did with success. */
export type Reached = Map<Role, number>

type Sent = Pick<HostileRequest, 'role' | 'operation'>

export function noteReach(
  reached: Reached,
  { role, operation }: Sent,
  { status }: Pick<Answered, 'status'>,
): void {
  if (status < 200 || status >= 300 || !isMeantFor(role, operation)) return
  reached.set(role, (reached.get(role) ?? 0) + 1)
}

/** Requests that are refused at the door try nothing of what lies behind it. */
export function judgeReach(reached: ReadonlyMap<Role, number>, seconds: number): string[] {
  const least = Math.max(1, Math.floor(seconds / 6))
  return [...reached]
    .filter(([, count]) => count < least)
    .map(
      ([role, count]) =>
        `as ${role} only ${count} requests succeeded, fewer than ${least}: it tried too little`,
    )
}
