import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../deploy/database-cluster')

/** The addresses in the files of deploy/database-cluster, and the machines of a test in their place. */
export interface Places {
  readonly own: { readonly name: string; readonly address: string }
  readonly db1: string
  readonly db2: string
  readonly witness: string
  /** Paths of the machine, by those of a test. */
  readonly paths?: Readonly<Record<string, string>>
}

/** A file of deploy/database-cluster for one machine: what an operator does by hand, with the same lines. */
export async function readConfiguration(file: string, places: Places): Promise<string> {
  const { own, db1, db2, witness, paths = {} } = places
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').map((line) => {
    if (/^name: /.test(line)) return `name: ${own.name}`
    const isOwn = /listen|advertise|connect_address/.test(line)
    return line
      .replaceAll('10.0.0.11', isOwn ? own.address : db1)
      .replaceAll('10.0.0.12', db2)
      .replaceAll('10.0.0.13', witness)
      .replaceAll('10.0.0.0/24', db1.replace(/\d+$/, '0/24'))
  })
  return Object.entries(paths).reduce((text, [from, to]) => text.replaceAll(from, to), lines.join('\n'))
}
