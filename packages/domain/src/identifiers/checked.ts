/** Result of a validation: the normalised value, or the reason for refusal. */
export type Checked<Reason extends string> = { ok: true; value: string } | { ok: false; reason: Reason }

export function accept(value: string): { ok: true; value: string } {
  return { ok: true, value }
}

export function refuse<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
