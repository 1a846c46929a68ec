import type { SqlmapResult } from './run-sqlmap.ts'
import type { WapitiResult } from './run-wapiti.ts'

interface Results {
  readonly wapiti: WapitiResult
  readonly sqlmap: readonly SqlmapResult[]
}

/** False positives of wapiti, with the reason. */
const refuted: Readonly<Record<string, string>> = {
  'X-XSS-Protection is not set':
    'it is set, to 0: the filter that it governs is gone from browsers, and in old ones made holes of its own',
}

/** The report as it is kept in docs/. */
export function writeReport({ wapiti, sqlmap }: Results): string {
  const injectable = sqlmap.filter((result) => result.injectable.length > 0)
  const findings = wapiti.findings.filter(({ info }) => !(info in refuted))
  const mistakes = wapiti.findings.filter(({ info }) => info in refuted)
  return `# Security scan

Written by \`npm run scan\`, which starts a portal with demonstration data, makes
a customer with one of everything for each operation of the API, and attacks it signed in.

## wapiti ${wapiti.version}
All modules, from the login page and ${wapiti.addresses} addresses of the API. Findings: ${findings.length}.

${list(findings.map(({ kind, address, info }) => `${kind}: \`${address}\`: ${oneLine(info)}`))}
Refuted: ${mistakes.length}.

${list(mistakes.map(({ address, info }) => `\`${address}\`: ${info}: ${refuted[info]}`))}
Noticed: ${wapiti.notes.length === 0 ? 'nothing.' : `\n\n${list(wapiti.notes.map(oneLine))}`}

## sqlmap
PostgreSQL, all five techniques, level 2, risk 2, on ${sqlmap.length} operations. Injectable: ${injectable.length}.

| Operation | Tried | Injectable |
| --- | --- | --- |
${sqlmap.map(({ operation, tried, injectable }) => `| ${operation} | ${tried.length} | ${injectable.join(', ') || 'none'} |`).join('\n')}
`
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('')
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
