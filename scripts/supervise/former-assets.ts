import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

const DAY = 86_400_000
const DAYS_KEPT = 7
const record = '.former-assets.json'

/** When each asset was last part of the newest build, by its path. */
type Retired = Readonly<Record<string, number>>

/**
 * Portals serve from `dist` while it is built anew, and open pages fetch the chunks of their build days later. So `build`
 * writes into a folder of its own, whose files then replace those of `dist` one by one: each rename is atomic, pages come
 * after the assets that they name, and at no moment a file is missing. Assets stay for some days after their build was
 * replaced (names carry a hash of the content). What is killed in the middle is completed by the next build.
 */
export async function buildKeepingAssets(
  dist: string,
  build: (folder: string) => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const next = `${dist}.next`
  await rm(next, { recursive: true, force: true })
  await build(next)
  const built = await listFiles(next)
  const former = await listFiles(dist)
  const retired = await readRetired(dist)
  for (const file of [...built.filter(isAsset), ...built.filter((file) => !isAsset(file))]) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await rename(join(next, file), join(dist, file))
  }
  const kept: Record<string, number> = {}
  const current = new Set(built)
  for (const file of former.filter((each) => !current.has(each))) {
    const since = retired[file] ?? now
    if (isAsset(file) && now - since <= DAYS_KEPT * DAY) kept[file] = since
    else await rm(join(dist, file), { force: true })
  }
  await writeFile(join(dist, record), JSON.stringify(kept))
  await rm(next, { recursive: true, force: true })
}

/**
 * Takes along the assets of another build, the release that runs now, as if this one had been built over it. For builds
 * that begin with an empty folder.
 */
export async function addFormerAssets(dist: string, former: string, now = Date.now()): Promise<void> {
  const current = new Set(await listFiles(dist))
  const retired = await readRetired(former)
  const kept: Record<string, number> = { ...(await readRetired(dist)) }
  for (const file of (await listFiles(former)).filter((each) => isAsset(each) && !current.has(each))) {
    const since = retired[file] ?? now
    if (now - since > DAYS_KEPT * DAY) continue
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await copyFile(join(former, file), join(dist, file))
    kept[file] = since
  }
  await writeFile(join(dist, record), JSON.stringify(kept))
}

function isAsset(file: string): boolean {
  return file.startsWith(`assets${sep}`)
}

async function readRetired(dist: string): Promise<Retired> {
  const text = await readFile(join(dist, record), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** Paths below the folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
