import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApplication, createPayment, getNotificationPreferences } from '@sanad/contracts'
import { call, succeed, waitFor } from '@sanad/testing'
import { root } from '../supervise/programs.ts'
import { type Buyer, signUp } from './customer.ts'
import type { Postgres } from './debian-postgres.ts'
import { overTls, type Site } from './over-tls.ts'
import type { Peers } from './peers.ts'
import type { Prometheus } from './prometheus.ts'

interface Watched {
  readonly prometheus: Prometheus
  readonly portals: readonly number[]
  readonly site: Site
  readonly peers: Peers
  readonly buyer: Buyer
  readonly cluster: Postgres
}

type Vector = { readonly result: readonly { readonly metric: Record<string, string> }[] }

/**
 * What promtool cannot know: that a Prometheus which looks at real portals loads the rules, can work out each expression
 * of the alerts and of the board, finds the series and labels that they name, and has an alert fire of what is done here.
 */
export async function watchAlertsAndBoard(watched: Watched): Promise<void> {
  const { prometheus, portals } = watched
  await waitFor('Prometheus reaches every portal', async () => {
    const { result } = await prometheus.ask<Vector>('query', { query: 'up == 1 and sanad_ready == 1' })
    return result.length === portals.length
  })
  await expectFault(watched)
  await leaveAnOrderOpen(watched)
  // A code is sent and entered: of this release, as the journey before may have been that of the former one.
  await signUp(overTls(watched.site), watched.peers)
  await expectPending(prometheus, 'PortalDown')
  const alerts = await readRules(prometheus)
  const panels = await readPanels()
  let missing: string[] = []
  await waitFor('every series is there', async () => {
    missing = await findMissing(prometheus, [...alerts, ...panels])
    return missing.length === 0
  }).catch((cause: unknown) => {
    throw new Error(`No portal has: ${missing.join(', ')}`, { cause })
  })
  let found = 0
  for (const query of [...alerts, ...panels]) {
    if ((await prometheus.ask<Vector>('query', { query })).result.length > 0) found += 1
  }
  console.log(
    `  ${alerts.length} alerts and ${panels.length} expressions of the board were worked out, ${found} of them had an answer`,
  )
}

/** The first fault of a route, as after a migration that went wrong: the alert fires, of a series that was not there. */
async function expectFault({ prometheus, site, buyer, cluster }: Watched): Promise<void> {
  const portal = overTls(site)
  const { token } = buyer
  await cluster.query('alter table notification_preferences rename to away_of_rehearsal')
  const answer = await call(portal, getNotificationPreferences, { token })
  await cluster.query('alter table away_of_rehearsal rename to notification_preferences')
  if (answer.status !== 500) throw new Error(`Without its table a route answered ${answer.status}`)
  await succeed(portal, getNotificationPreferences, { token })
  await waitFor('UnexpectedFault fires', async () => {
    const { result } = await prometheus.ask<Vector>('query', {
      query: 'ALERTS{alertname="UnexpectedFault",alertstate="firing",in="request"}',
    })
    return result.length === 1
  })
}

/** What is open at a gateway has series only while there is such an order. */
async function leaveAnOrderOpen({ site, buyer: { id, token } }: Watched): Promise<void> {
  const portal = overTls(site)
  const { data } = await succeed(portal, createApplication, {
    token,
    body: { service_id: 'tc-registration', stateId: 21 },
  })
  await succeed(portal, createPayment, {
    token,
    params: { payment_provider: 'cashfree' },
    body: { user_id: id, service_type: 'tc-registration', application_id: data.id, amount: 15_000 },
  })
}

/** Portals were replaced, each within seconds: the alert began to count, and nobody was called. */
async function expectPending(prometheus: Prometheus, name: string): Promise<void> {
  const states = async (state: string) => {
    const query = `count_over_time(ALERTS{alertname="${name}",alertstate="${state}"}[15m])`
    return (await prometheus.ask<Vector>('query', { query })).result.length
  }
  if ((await states('pending')) === 0) throw new Error(`${name} was not pending while portals were replaced`)
  if ((await states('firing')) > 0) throw new Error(`${name} fired while portals were replaced`)
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { name: string; query: string; health: string; lastError?: string }[]
  }[]
}

/** The expressions of the alerts, as Prometheus has loaded and evaluated them. */
async function readRules(prometheus: Prometheus): Promise<string[]> {
  const { groups } = await prometheus.ask<Rules>('rules', { type: 'alert' })
  const rules = groups.flatMap((group) => group.rules)
  const ill = rules.filter(({ health }) => health !== 'ok')
  if (ill.length > 0) throw new Error(`Alerts are not evaluated: ${JSON.stringify(ill)}`)
  const written = (await readMonitoring('alerts.yml')).match(/- alert: /g) ?? []
  if (rules.length !== written.length)
    throw new Error(`${rules.length} of ${written.length} alerts are loaded`)
  return rules.map(({ query }) => query)
}

async function readPanels(): Promise<string[]> {
  const board = JSON.parse(await readMonitoring('dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

const readMonitoring = (name: string) => readFile(join(root, 'deploy', 'monitoring', name), 'utf8')

/** Names of series, and labels that are asked of them, which no portal has had. */
async function findMissing(prometheus: Prometheus, expressions: readonly string[]): Promise<string[]> {
  const wanted = new Set(expressions.flatMap(selectorsOf))
  const missing: string[] = []
  for (const selector of wanted) {
    const found = await prometheus.ask<readonly object[]>('series', { 'match[]': selector })
    if (found.length === 0) missing.push(selector)
  }
  return missing
}

/** `a{b="c"}` asks for a series `a` that has a label `b`, with whatever value. */
function selectorsOf(expression: string): string[] {
  const selectors = expression.matchAll(/\b((?:sanad|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)
  return [...selectors].map(([, name, matchers = '']) => {
    const labels = [...matchers.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label]) => `${label}!=""`)
    return labels.length > 0 ? `${name}{${labels.join()}}` : String(name)
  })
}
