import { isCalendarDate } from '../calendar/calendar-days.ts'
import { isTyped, type StaffAsk } from '../catalogue/staff-ask.ts'

/** What staff give when they complete a stage. */
export interface GivenAnswers {
  /** By the id of the ask, as typed. */
  readonly values: Readonly<Record<string, string>>
  readonly hasFile: boolean
  /** Ids of the service's deliverables that were attached. */
  readonly attached: readonly string[]
}

export type AnswerProblem = 'missing' | 'malformed' | 'not_asked'

export interface AnswerFault {
  /** Null for a value that nobody asked for. */
  readonly ask: StaffAsk | null
  readonly problem: AnswerProblem
}

/** Letters in capitals, without the blanks that come with copying. */
export function normaliseReference(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/** The form in which references are compared: portals write the same number with and without dashes. */
export function foldReference(typed: string): string {
  return normaliseReference(typed).replace(/[^\p{L}\p{N}]/gu, '')
}

/** What is wrong with the answers, in the order of the asks; empty if the stage may be completed with them. */
export function listAnswerFaults(asks: readonly StaffAsk[], given: GivenAnswers): AnswerFault[] {
  const unknown = Object.keys(given.values).some((id) => !asks.some((ask) => ask.id === id && isTyped(ask)))
  const unwanted = given.hasFile && !asks.some(({ kind }) => kind === 'file')
  return [
    ...asks.flatMap((ask): AnswerFault[] => {
      const problem = problemOf(ask, given)
      return problem ? [{ ask, problem }] : []
    }),
    ...(unknown || unwanted ? [{ ask: null, problem: 'not_asked' as const }] : []),
  ]
}

function problemOf(ask: StaffAsk, { values, hasFile, attached }: GivenAnswers): AnswerProblem | undefined {
  const value = (values[ask.id] ?? '').trim()
  const isGiven =
    ask.kind === 'file' ? hasFile : isTyped(ask) ? value !== '' : attached.includes(ask.deliverable)
  if (!isGiven) return ask.required ? 'missing' : undefined
  if (ask.kind === 'date') return isCalendarDate(value) ? undefined : 'malformed'
  if (ask.kind !== 'reference') return undefined
  // Words about a number are none.
  const isNumber = foldReference(value).length >= 4 && /\p{N}/u.test(value)
  return isNumber && matches(ask.pattern, normaliseReference(value)) ? undefined : 'malformed'
}

function matches(pattern: string | undefined, number: string): boolean {
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(number)
}
