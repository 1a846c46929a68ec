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

const declared = /\brequire_release\((\d+)\)/
const excused = /^-- The release before: .+/m

/**
 * Expand-then-contract, as far as a look can tell: a migration that takes something away says which release it needs
 * (`select require_release(39)`), or why the release before can work with it (a comment `-- The release before: …`).
 */
export function findMigrationProblems(name: string, text: string): string[] {
  const statements = statementsOf(text)
  if (declared.test(statements) || excused.test(text)) return []
  const found = contracting.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
  if (rewriting.test(statements)) found.push('rewrites rows')
  if (takesBack(statements)) found.push('takes a privilege back')
  return found.map(
    (what) =>
      `${name} ${what}: add "select require_release(…)", or "-- The release before: why it can work with it". ` +
      'See apps/server/src/migrations/README.md',
  )
}

/** The number of the oldest release that can work with it; 0 where it does not say. */
export function requiresRelease(text: string): number {
  return Number(declared.exec(statementsOf(text))?.[1] ?? 0)
}

/** Without comments, and without the bodies of functions. */
function statementsOf(text: string): string {
  return text.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
}

/** From what was there before: a new function is everybody's until that is taken back. */
function takesBack(statements: string): boolean {
  const revoked = [...statements.matchAll(/\brevoke\b[\s\S]+?\bon\s+(?:function\s+|table\s+)?(\w+)/gi)]
  return revoked.some(
    ([, name]) =>
      !new RegExp(`\\bcreate\\s+(or\\s+replace\\s+)?(function|table|view)\\s+${name}\\b`, 'i').test(
        statements,
      ),
  )
}
