import type { z } from 'zod'

/** The first thing wrong with a request. */
export class InvalidInput extends Error {
  /** Members joined by dots; `request` where the whole is meant. */
  readonly path: string
  readonly problem: 'missing' | 'unknown' | 'invalid'

  constructor(path: string, problem: InvalidInput['problem'], message: string) {
    super(message)
    this.path = path
    this.problem = problem
  }
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys')
    throw new InvalidInput(issue.keys.join(', '), 'unknown', issue.message)
  const missing = issue?.code === 'invalid_type' && memberAt(input, issue.path) === undefined
  const path = issue?.path.join('.') || 'request'
  throw new InvalidInput(path, missing ? 'missing' : 'invalid', issue?.message ?? 'invalid')
}

function memberAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown>)[name], input)
}
