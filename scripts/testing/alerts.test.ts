import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../supervise/programs.ts'
import { findPrometheus } from './install-prometheus.ts'

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[]
}
interface Cases {
  readonly tests: readonly {
    readonly alert_rule_test?: readonly {
      readonly alertname: string
      readonly exp_alerts?: readonly object[]
    }[]
  }[]
}

const folder = join(root, 'deploy', 'monitoring')
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'))
const promtool = findPrometheus('promtool')

it('every alert is tried where it fires and where it is silent', () => {
  const alerts = (read('alerts.yml') as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  const tried = (read('alerts.test.yml') as Cases).tests.flatMap((each) => each.alert_rule_test ?? [])
  const namesOf = (fires: boolean) =>
    new Set(
      tried
        .filter(({ exp_alerts = [] }) => exp_alerts.length > 0 === fires)
        .map(({ alertname }) => alertname),
    )
  const [firing, silent] = [namesOf(true), namesOf(false)]
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((name) => !firing.has(name))).toEqual([])
  expect(alerts.filter((name) => !silent.has(name))).toEqual([])
})

// Where it cannot be had; npm run rehearse does not go on without it.
it.runIf(promtool)('the rules of Prometheus fire when they should, and are silent when they should', () => {
  const { status, stdout, stderr } = spawnSync(
    String(promtool),
    ['test', 'rules', join(folder, 'alerts.test.yml')],
    { encoding: 'utf8' },
  )
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
})
