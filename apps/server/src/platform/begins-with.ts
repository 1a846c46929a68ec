import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an expression that is indexed by `text_pattern_ops` begins with a prefix of ASCII letters, digits and `/_-`. Not `like`:
 * the plan that PostgreSQL keeps for a statement knows no pattern, and reads the whole table.
 */
export const beginsWith = (
  expression: RawBuilder<unknown>,
  prefix: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  // A tilde comes after all of them.
  sql<boolean>`(${expression} ~>=~ ${prefix} and ${expression} ~<~ (${prefix} || '~'))`
