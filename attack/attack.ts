import { ErrorBody } from '@sanad/contracts'
import type { Answer } from '@sanad/testing'
import type { Target } from './target/start-target.ts'

/** One attack on the running portal. */
export interface Attack {
  readonly name: string
  /** Its number in the list of faults. */
  readonly fault: string
  /** Answers in a few words what was tried; throws what came of it that must not. */
  run(target: Target): Promise<string>
}

/** What an attack achieved. */
export class Breach extends Error {}

/** Which error was answered; undefined when it is none. */
export function codeOf({ body }: Answer): string | undefined {
  return ErrorBody.safeParse(body).data?.code
}

/** Fails the attack's table row unless the statement holds. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Breach(otherwise)
}
