import { readdir } from 'node:fs/promises'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { cruiseOptions, featureFloors, forbidden } from './dependency-rules.ts'

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

const features = await readdir('apps/server/src/features')
const homeless = features.filter((feature) => !featureFloors.flat().includes(feature))

for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${to}\n    ${comments.get(rule.name)}`)
}
for (const folder of unseen) console.error(`no imports were seen in ${folder}`)
for (const feature of homeless) console.error(`features/${feature} stands on no floor of featureFloors`)
if (summary.violations.length > 0 || unseen.length > 0 || homeless.length > 0) process.exit(1)
console.log(`${modules.length} modules keep the dependence rule`)
