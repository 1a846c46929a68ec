import { join, parse } from 'node:path'
import { runTool } from './run-tool.ts'

export interface SqlmapResult {
  readonly operation: string
  /** Injection points that it tried: parts of the path, the query, the body. */
  readonly tried: readonly string[]
  readonly injectable: readonly string[]
}

/** Attacks every written request, two at once. */
export async function runSqlmap(files: readonly string[], folder: string): Promise<SqlmapResult[]> {
  const waiting = [...files]
  const results: SqlmapResult[] = []
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      results.push(await tryRequest(file, folder))
    }
  }
  await Promise.all([worker(), worker()])
  return results.sort((a, b) => a.operation.localeCompare(b.operation))
}

async function tryRequest(file: string, folder: string): Promise<SqlmapResult> {
  const operation = parse(file).name
  const output = await runTool('sqlmap', [
    ...['-r', file, '--batch', '--disable-coloring', '--flush-session', '--level=2', '--risk=2'],
    ...[
      '--dbms=postgresql',
      '--technique=BEUST',
      '--time-sec=2',
      '--ignore-stdin',
      '--ignore-code=400,401,403,404,409,422,429',
    ],
    ...['--output-dir', join(folder, 'sqlmap', operation)],
  ])
  const tried = matchesOf(output, /testing if (.+? parameter '.+?') is dynamic/g)
  const injectable = matchesOf(output, /^Parameter: (.+)$/gm)
  const ended =
    /do not appear to be injectable|no parameter\(s\) found for testing|identified the following injection/
  if (!ended.test(output))
    throw new Error(`sqlmap did not come to an end with ${operation}:\n${output.slice(-3000)}`)
  return { operation, tried, injectable }
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))]
}
