import type { Db } from '../../../../platform/db.ts'
import { type Factor, listFactors } from './factor-queries.ts'

export interface SignInStep {
  readonly step: 'factor' | 'enrol'
  readonly factors: Factor['kind'][]
}

/** What the password leaves to do: prove a factor, or enrol the first one. */
export async function signInStepOf(db: Db, staffId: string): Promise<SignInStep> {
  const kinds = (await listFactors(db, staffId)).map(({ kind }) => kind)
  return { step: kinds.length > 0 ? 'factor' : 'enrol', factors: [...new Set(kinds)] }
}
