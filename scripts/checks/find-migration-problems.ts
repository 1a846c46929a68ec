/** What the release before cannot work with, by what the statement looks like. */
const contracting: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /\bdrop\s+(table|column|view|function|type|schema|default)\b/i],
  ['renames', /\brename\s+(to|column|constraint)\b|\brename\s+"?\w+"?\s+to\b/i],
  ['changes a type', /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i],
  ['forbids null', /\bset\s+not\s+null\b/i],
  ['adds a column that must be given', /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
  ['adds a constraint', /\badd\s+(constraint\s+\w+\s+)?(check|unique|foreign|primary)\b/i],
]

/** Rows that are rewritten mean something else than the release before reads. */
const rewriting = /^\s*update\s+(?!installation\b)\w+/im

const declared = /\brequire_release\(\d+\)/
const excused = /^-- The release before: .+/m

/**
 * Expand-then-contract, as far as a look can tell: a migration that takes something away says which release it needs
 * (`select require_release(39)`), or why the release before can work with it (a comment `-- The release before: …`).
 */
export function findMigrationProblems(name: string, text: string): string[] {
  const statements = text.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  if (declared.test(statements) || excused.test(text)) return []
  const found = contracting.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
  if (rewriting.test(statements)) found.push('rewrites rows')
  return found.map(
    (what) =>
      `${name} ${what}: add "select require_release(…)", or "-- The release before: why it can work with it". ` +
      'See apps/server/src/migrations/README.md',
  )
}
