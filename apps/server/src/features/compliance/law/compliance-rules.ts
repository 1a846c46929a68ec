import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ComplianceLaw, parseLaw } from '@sanad/domain/compliance'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../../../../../../compliance')

/** The rules and the past extensions of the data files. A mistake in them fails the start, by file and place. */
export const complianceRules: ComplianceLaw = parseLaw(
  new Map(['rules', 'extensions'].flatMap((folder) => readFolder(folder))),
)

function readFolder(folder: string): [string, unknown][] {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'))
  if (files.length === 0) throw new Error(`No file in compliance/${folder}`)
  return files.sort().map((name) => [`compliance/${folder}/${name}`, readYaml(join(root, folder, name))])
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
