import { readdir } from 'node:fs/promises'
import { cruiseImports } from './cruise-imports.ts'
import { domainFloors, featureFloors, roomFloors, webKitFloors, webRoomFloors } from './dependency-floors.ts'
import { forbidden } from './dependency-rules.ts'

/** Workspaces that must appear in the result: a wrong pattern or a missing parser would report no violation either. */
const workspaces = [
  'apps/gateway',
  'apps/server',
  'apps/web',
  'packages/contracts',
  'packages/domain',
  'packages/testing',
  'packages/texts',
  'packages/branding',
  'packages/ui',
  'packages/web-kit',
]

const { modules, summary } = await cruiseImports(workspaces.map((folder) => `${folder}/src`))

const unseen = workspaces.filter(
  (folder) =>
    !modules.some(({ source, dependencies }) => source.startsWith(`${folder}/`) && dependencies.length > 0),
)
const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]))

const homeless = [
  ...(await listHomeless('apps/server/src/features', featureFloors)),
  ...(await listHomeless('packages/domain/src', [...domainFloors, ['testing']])),
  ...(await listHomeless('packages/web-kit/src', [...webKitFloors, ['testing']])),
]
for (const [app, rooms] of [
  ['server', roomFloors],
  ['web', webRoomFloors],
] as const) {
  for (const [feature, floors] of Object.entries(rooms)) {
    homeless.push(...(await listHomeless(`apps/${app}/src/features/${feature}`, floors)))
  }
}

/** Folders that stand on no floor. */
async function listHomeless(folder: string, floors: readonly (readonly string[])[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !floors.flat().includes(entry.name))
    .map(({ name }) => `${folder}/${name}`)
}

for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${to}\n    ${comments.get(rule.name)}`)
}
for (const folder of unseen) console.error(`no imports were seen in ${folder}`)
for (const path of homeless) console.error(`${path} stands on no floor (dependency-floors.ts)`)
if (summary.violations.length > 0 || unseen.length > 0 || homeless.length > 0) process.exit(1)
console.log(`${modules.length} modules keep the dependence rule`)
