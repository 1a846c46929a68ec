import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Failure } from '../failure.ts'
import { canEnter, findRunAs } from './run-as.ts'

/** Where root puts the data of a DATA_DIR that PostgreSQL's user cannot enter. */
const elsewhere = '/var/lib/sanad'

/**
 * The folder of the database of `dataDir`. Usually inside it; where PostgreSQL's user cannot enter it, a file in
 * it points to the place, so that the two stay together when it is moved or deleted.
 */
export async function getClusterFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const inside = join(resolve(dataDir), 'postgres')
  const pointer = join(dataDir, 'postgres-folder')
  if (existsSync(pointer)) return readPointer(pointer)
  if (canEnter(dataDir, findRunAs())) return inside
  if (existsSync(inside)) {
    throw new Failure(
      `The user that PostgreSQL runs as can no longer enter ${dataDir}`,
      'Allow it on every folder above ("chmod o+x"), or move the folder back.',
    )
  }
  await mkdir(elsewhere, { recursive: true, mode: 0o755 })
  const folder = join(elsewhere, randomBytes(8).toString('hex'))
  // Race of two first starts: `wx` lets the first one win.
  await writeFile(pointer, `${folder}\n`, { flag: 'wx' }).catch(() => undefined)
  return readPointer(pointer)
}

async function readPointer(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim()
}
