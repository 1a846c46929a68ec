import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { cruiseOptions, forbidden } from './dependency-rules.ts'

/** The modules below these folders with their imports, type imports included, and what breaks a rule. */
export async function cruiseImports(
  folders: readonly string[],
  baseDir = process.cwd(),
): Promise<ICruiseResult> {
  const { output } = await cruise([...folders], {
    ...cruiseOptions,
    baseDir,
    ruleSet: { forbidden },
    validate: true,
  })
  return output as ICruiseResult
}
