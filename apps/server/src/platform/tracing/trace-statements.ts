import { findWorkContext } from '../work-context.ts'
import type { Span } from './tracing.ts'
import { activeTracing } from './tracing.ts'

/** Kysely's statements have parameters; what stands in quotes all the same is left out. */
const literal = /'(?:[^']|'')*'/g
const longest = 2000

/** A span for a statement of traced work, without its values; undefined where nothing is traced. */
export function beginStatement(text: string): Span | undefined {
  const tracing = activeTracing()
  if (!tracing) return undefined
  const parent = findWorkContext()?.span
  // Polls of the runner and other upkeep would be traces of one span each.
  if (!parent) return undefined
  const statement = text.replace(literal, "'?'").slice(0, longest)
  const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'SQL'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.query.text': statement }
  return tracing.begin({ name: verb, kind: 'client', attributes, parent })
}

/** Ends it with the statement; the driver's answer is passed on as it is. */
export function endWith(span: Span, answer: unknown): unknown {
  if (!(answer instanceof Promise)) {
    span.end({ failed: false })
    return answer
  }
  return answer.then(
    (result: unknown) => {
      span.end({ failed: false })
      return result
    },
    (error: unknown) => {
      span.end({ failed: true })
      throw error
    },
  )
}
