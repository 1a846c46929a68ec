interface Grants {
  readonly granted: ReadonlySet<string>
  readonly revoked: ReadonlySet<string>
}

/**
 * Privileges that `grants.sql` of the release before gives and today's does not, or takes back for the first time: that
 * release still needs them while it runs beside this one.
 */
export function findLostGrants(before: string, today: string): string[] {
  const former = readGrants(before)
  const present = readGrants(today)
  return [
    ...[...former.granted]
      .filter((grant) => !present.granted.has(grant))
      .map((grant) => `no longer grants ${grant}`),
    ...[...present.revoked]
      .filter((revoke) => !former.revoked.has(revoke))
      .map((revoke) => `revokes ${revoke}`),
  ]
}

function readGrants(text: string): Grants {
  const granted = new Set<string>()
  const revoked = new Set<string>()
  for (const statement of statementsOf(text)) {
    const [, act, privileges = '', objects = '', roles = ''] =
      /^(grant|revoke) (.+?) on (.+) (?:to|from) (.+)$/.exec(statement) ?? []
    if (!act) {
      // Blocks set defaults, and a grant without `on` is a membership: whole, as nobody reads them here.
      granted.add(statement)
      continue
    }
    for (const atom of atomsOf(privileges, objects, roles)) (act === 'grant' ? granted : revoked).add(atom)
  }
  return { granted, revoked }
}

function statementsOf(text: string): string[] {
  const blocks: string[] = []
  return text
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (block) => `$${blocks.push(block) - 1}`)
    .split(';')
    .map((statement) => statement.replace(/\$(\d+)/, (_, index) => blocks[Number(index)] ?? ''))
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}

/** `update (a, b) on t, u` is four privileges; `on function f, g` is two. */
function atomsOf(privileges: string, objects: string, roles: string): string[] {
  const [, kind = '', names = ''] = /^(function |schema )?(.+)$/.exec(objects) ?? []
  return splitList(privileges).flatMap((privilege) => {
    const [, verb = privilege, columns] = /^(\w+) \((.+)\)$/.exec(privilege) ?? []
    const parts = columns ? splitList(columns).map((column) => `${verb} (${column})`) : [verb]
    return parts.flatMap((part) =>
      splitList(names).flatMap((name) =>
        splitList(roles).map((role) => `${part} on ${kind}${name} to ${role}`),
      ),
    )
  })
}

/** At commas outside of parentheses. */
function splitList(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim())
}
