import { readFileSync } from 'node:fs'
import { cannotBeRead } from './cannot-be-read.ts'
import { Settings } from './settings.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Settings whose value is in a file, as orchestrators hand out secrets: `SECRET_KEY_FILE` names the file of `SECRET_KEY`.
 * The variables of files are gone from what is answered; no error quotes a content.
 */
export function readSecretFiles(env: Env): Record<string, string | undefined> {
  const read: Record<string, string | undefined> = { ...env }
  for (const name of Object.keys(Settings.shape)) {
    const variable = `${name}_FILE`
    const path = env[variable]
    delete read[variable]
    if (!path) continue
    if (env[name]) throw new Error(`${name} and ${variable} are both set. Remove one of them.`)
    read[name] = contentOf(variable, path)
  }
  return read
}

/** Editors and `echo` end a file with a line break, which is no part of a secret. */
function contentOf(variable: string, path: string): string {
  try {
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    if (content !== '') return content
  } catch (cause) {
    throw new Error(`${variable}: ${cannotBeRead(path, cause)}.`, { cause })
  }
  throw new Error(`${variable}: ${path} is empty.`)
}
