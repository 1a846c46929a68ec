import { parse } from 'yaml'
import type { ComplianceLaw } from '../compliance/due-series.ts'
import { parseLaw } from '../compliance/parse-law.ts'

// Of Vitest; the package itself reads no files and has no types of them.
declare global {
  interface ImportMeta {
    glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>
  }
}

const rules = import.meta.glob('../../../../compliance/rules/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const extensions = import.meta.glob('../../../../compliance/extensions/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const lawOf = (files: Record<string, string>) =>
  parseLaw(new Map(Object.entries(files).map(([name, text]) => [name, parse(text) as unknown])))

/** The law of the data files, without the extensions. */
export const complianceLaw: ComplianceLaw = lawOf(rules)

export const extendedLaw: ComplianceLaw = lawOf({ ...rules, ...extensions })
