import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DAY = 86_400_000
const DAYS_KEPT = 7
const record = '.former-assets.json'

/** When each asset was last part of the newest build, by name. */
type Retired = Readonly<Record<string, number>>

/**
 * Pages of earlier builds are still open after a deploy and fetch their own chunks, so assets stay for some days after
 * their build was replaced. Runs `build`, which empties `dist`; names carry a hash of the content, so none is in the way.
 */
export async function buildKeepingAssets(
  dist: string,
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const former = `${dist}.former`
  // Copied, because portals serve from `dist` meanwhile; into what a killed build may have left, whose chunks stay.
  await cp(dist, former, { recursive: true }).catch(ignoreMissing)
  await build()
  const current = new Set(await listNames(join(dist, 'assets')))
  const retired = await readRetired(former)
  const kept: Record<string, number> = {}
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const name of await listNames(join(former, 'assets'))) {
    const since = retired[name] ?? now
    if (current.has(name) || now - since > DAYS_KEPT * DAY) continue
    await cp(join(former, 'assets', name), join(dist, 'assets', name))
    kept[name] = since
  }
  await writeFile(join(dist, record), JSON.stringify(kept))
  await rm(former, { recursive: true, force: true })
}

async function readRetired(folder: string): Promise<Retired> {
  const text = await readFile(join(folder, record), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
