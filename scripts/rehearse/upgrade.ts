import type { Releases } from './build-releases.ts'
import type { Buyer } from './customer.ts'
import { startLoad } from './load.ts'
import { overTls, type Site } from './over-tls.ts'
import type { Portals } from './portals.ts'

interface Upgrade {
  readonly site: Site
  readonly buyer: Buyer
  readonly portals: Portals
  readonly releases: Releases
  /** By the commands of an image. */
  readonly migrate: (image: string, ...options: string[]) => Promise<string>
}

/** While customers go on: migrated, replaced one by one, back to the release before, and forward again. */
export async function upgradeUnderLoad(upgrade: Upgrade): Promise<void> {
  const { site, buyer } = upgrade
  const load = startLoad(site, { buyer, assets: await listAssets(site) })
  const [replaced] = await Promise.allSettled([replacePortals(upgrade)])
  const { requests, failures } = await load.stop()
  console.log(`  ${requests} requests, ${failures.length} failed`)
  if (replaced.status === 'rejected') throw replaced.reason
  if (failures.length > 0) throw new Error(`Requests failed:\n${failures.slice(0, 20).join('\n')}`)
  if (requests < 500) throw new Error('That was no load')
}

async function replacePortals({ portals, releases, migrate }: Upgrade): Promise<void> {
  await migrate(releases.current)
  await migrate(releases.current, '--check')
  await portals.roll(releases.current)
  await migrate(releases.former, '--check')
  await portals.roll(releases.former)
  await portals.roll(releases.current)
}

/** Of the page as it is now. */
async function listAssets(site: Site): Promise<string[]> {
  const { text } = await overTls(site)({ method: 'GET', url: '/user/', headers: {} })
  const assets = [...text.matchAll(/\/user\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)
  if (assets.length === 0) throw new Error(`The page names no asset: ${text.slice(0, 200)}`)
  return [...new Set(assets)]
}
