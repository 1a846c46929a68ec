import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Sum of its files in whole megabytes. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000)
}
