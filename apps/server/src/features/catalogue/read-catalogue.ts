import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkServiceDefinition, ServiceDefinition } from '@sanad/domain'
import { translateData } from '@sanad/texts/node'
import { parse } from 'yaml'
import * as z from 'zod'

/** Reads and validates every service of the folder, one file each, ordered by slug. */
export async function readCatalogue(folder: string): Promise<ServiceDefinition[]> {
  const files = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort()
  if (files.length === 0) throw new Error(`No service in the catalogue folder ${folder}`)
  const services = await Promise.all(files.map((file) => readService(folder, file)))
  refuseSharedCodes(services)
  return services
}

async function readService(folder: string, file: string): Promise<ServiceDefinition> {
  const name = `catalogue/${file.replace(/\.ya?ml$/, '')}`
  const data = translateData(name, parseYaml(file, await readFile(join(folder, file), 'utf8')))
  const result = z.safeParse(ServiceDefinition, data, { error: z.locales.en().localeError })
  if (!result.success) throw new Error(formatProblems(file, listSchemaProblems(result.error)))
  const service = result.data
  const problems = checkServiceDefinition(service)
  // File name = slug: uniqueness by the file system.
  if (file !== `${service.slug}.yaml`) problems.push(`slug: the file must be named ${service.slug}.yaml`)
  if (problems.length > 0) throw new Error(formatProblems(file, problems))
  return service
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function listSchemaProblems(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${z.core.toDotPath(path) || '(file)'}: ${message}`)
}

function formatProblems(file: string, problems: string[]): string {
  return problems.map((problem) => `${file}: ${problem}`).join('\n')
}

function refuseSharedCodes(services: ServiceDefinition[]): void {
  const slugByCode = new Map<string, string>()
  for (const { slug, code } of services) {
    const other = slugByCode.get(code)
    if (other) throw new Error(`${slug}.yaml: code: ${code} is already the code of ${other}`)
    slugByCode.set(code, slug)
  }
}
