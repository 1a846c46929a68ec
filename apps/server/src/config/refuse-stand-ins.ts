import { listMissingMessageSettings } from './messages.ts'
import { listHalfSet, listStandInSecrets } from './payments.ts'
import { dangers, listDangers } from './production/list-dangers.ts'
import { type SettingDocs, settingDocs } from './setting-docs.ts'
import { Settings } from './settings.ts'

/** In production: names every setting that is missing, misspelt, or good for development only. */
export function refuseStandIns(settings: Settings, ofEnvironment: readonly string[]): void {
  const missing: string[] = Object.entries(Settings.shape)
    .filter(([, schema]) => isRequired(settingDocs.get(schema)?.requiredInProduction, settings))
    .map(([name]) => name)
    .filter((name) => (settings[name as keyof Settings] ?? '') === '')
  missing.push(...listHalfSet(settings), ...listStandInSecrets(settings))
  missing.push(...listMissingMessageSettings(settings, true))
  const problems = [...listDangers(settings, dangers), ...ofEnvironment]
  if (missing.length > 0) {
    const names = [...new Set(missing)].join(', ')
    problems.unshift(`In production these settings are required, with real values: ${names}`)
  }
  if (problems.length > 0) throw new Error(`Production is refused:\n  ${problems.join('\n  ')}`)
}

function isRequired(required: SettingDocs['requiredInProduction'], settings: Settings): boolean {
  if (required === undefined || required === true) return required === true
  return Object.entries(required).every(([name, value]) => settings[name as keyof Settings] === value)
}
