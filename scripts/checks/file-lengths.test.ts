import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.ts'

const longest = 300

const exempt = /[.]test[.]tsx?$|[/]generated[/]/

it('finds no file of code so long that nobody reads it as a whole', async () => {
  const files = await listFiles('{*,{apps,attack,bench,e2e,faults,packages,scripts}/**/*}.{ts,tsx,mjs,css}')
  expect(files.length).toBeGreaterThan(1000)
  const tooLong: string[] = []
  for (const file of files.filter((name) => !exempt.test(name))) {
    const lines = (await readFile(file, 'utf8')).split('\n').length - 1
    if (lines > longest) tooLong.push(`${file}: ${lines} lines`)
  }
  expect(tooLong).toEqual([])
})
