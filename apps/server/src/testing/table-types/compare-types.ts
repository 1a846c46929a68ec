import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Column } from '../read-database.ts'

/** What the driver makes of a type of Postgres (platform/db.ts). */
const families: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  cidr: 'string',
  date: 'string',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
}

const server = join(import.meta.dirname, '../../..')

/** `true`, or what is wrong; the compiler tells it as the type that `true` is not assignable to. */
const comparisons = `
import type { InsertType, SelectType } from 'kysely'
import type { Tables } from '${join(server, 'src/platform/database-tables.ts')}'

type SameNames<Known, Real> =
  [Exclude<Known, Real>] extends [never] ? true : ['does not exist', Exclude<Known, Real>]
type IsNull<C> = null extends SelectType<C> ? true : false
type IsNeeded<C> = undefined extends InsertType<C> ? false : null extends InsertType<C> ? false : true
type Matches<C, Family, Nullable, Insert> =
  [IsNull<C>] extends [Nullable] ? MatchesFamily<C, Family, Insert>
    : Nullable extends true ? 'is nullable' : 'is not nullable'
type MatchesFamily<C, Family, Insert> =
  [Exclude<SelectType<C>, null>] extends [Family] ? MatchesInsert<C, Insert> : 'is of another type'
type MatchesInsert<C, Insert> =
  [InsertType<C>] extends [never] ? true
    : Insert extends 'never' ? 'is always generated'
    : Insert extends 'optional' ? (IsNeeded<C> extends true ? 'has a default' : true)
    : IsNeeded<C> extends true ? true : 'has no default'
`

/** Compares the types of the tables (`Tables`) with columns, by the compiler; answers what differs, by name. */
export async function compareTypes(columns: readonly Column[]): Promise<string[]> {
  const lines = [...comparisons.split('\n'), ...writeStatements(columns)]
  const output = await compile(lines.join('\n'))
  return output.split('\n').flatMap((told) => {
    const [, number, message] = told.match(/check\.ts\((\d+),\d+\): error TS\d+: (.*)$/) ?? []
    const name = lines[Number(number) - 1]?.match(/const (\w+)/)?.[1]
    if (name) return [`${name.replace('__', '.')}: ${message}`]
    return told === '' ? [] : [told]
  })
}

/** A statement for each table and each column, on one line, which compiles where the types are right. */
function writeStatements(columns: readonly Column[]): string[] {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const names = (list: Iterable<string>) => [...list].map((name) => `'${name}'`).join(' | ')
  return [
    `export const tables: SameNames<keyof Tables, ${names(tables.keys())}> = true`,
    ...[...tables].flatMap(([table, own]) => [
      `export const ${table}: SameNames<keyof Tables['${table}'], ${names(own.map(({ column }) => column))}> = true`,
      ...own.map((each) => {
        const matches = `Matches<Tables['${table}']['${each.column}'], ${familyOf(each)}, ${each.nullable}, '${insertOf(each)}'>`
        return `export const ${table}__${each.column}: ${matches} = true`
      }),
    ]),
  ]
}

function familyOf({ type }: Column): string {
  const family = families[type.replace(/^_/, '')]
  if (!family) throw new Error(`families does not say what the driver makes of ${type}`)
  return type.startsWith('_') ? `${family}[]` : family
}

function insertOf({ alwaysGenerated, hasDefault, nullable }: Column): 'never' | 'optional' | 'needed' {
  if (alwaysGenerated) return 'never'
  return hasDefault || nullable ? 'optional' : 'needed'
}

/** What the compiler says of a file of the server. */
async function compile(source: string): Promise<string> {
  const caches = join(server, '../../node_modules/.cache')
  await mkdir(caches, { recursive: true })
  const folder = await mkdtemp(join(caches, 'table-types-'))
  try {
    await writeFile(join(folder, 'check.ts'), source)
    const options = { extends: join(server, 'tsconfig.json'), include: ['check.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options))
    const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
    const run = promisify(execFile)(process.execPath, [join(typescript, 'bin/tsc'), '-p', folder])
    // It ends with a code of its own when it has found something.
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
