import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { cruiseOptions, forbidden } from './dependency-rules.ts'

/** Checked to be seen: a wrong pattern or a missing parser would otherwise find nothing to complain about. */
const workspaces = [
  'apps/gateway',
  'apps/server',
  'apps/web',
  'packages/contracts',
  'packages/domain',
  'packages/ui',
]

const { output } = await cruise([...workspaces.map((folder) => `${folder}/src`)], {
  ...cruiseOptions,
  ruleSet: { forbidden },
  validate: true,
})
const { modules, summary } = output as ICruiseResult

const unseen = workspaces.filter(
  (folder) =>
    !modules.some(({ source, dependencies }) => source.startsWith(`${folder}/`) && dependencies.length > 0),
)
const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]))

for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${to}\n    ${comments.get(rule.name)}`)
}
for (const folder of unseen) console.error(`no imports were seen in ${folder}`)
if (summary.violations.length > 0 || unseen.length > 0) process.exit(1)
console.log(`${modules.length} modules keep the dependence rule`)
