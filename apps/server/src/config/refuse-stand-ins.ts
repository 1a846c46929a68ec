import { listMissingMessageSettings } from './messages.ts'
import { listHalfSet, listStandInSecrets } from './payments.ts'
import { type SettingDocs, settingDocs } from './setting-docs.ts'
import { Settings } from './settings.ts'

/** In production: names every setting that is missing, or that is good for development only. */
export function refuseStandIns(settings: Settings): void {
  const missing: string[] = Object.entries(Settings.shape)
    .filter(([, schema]) => isRequired(settingDocs.get(schema)?.requiredInProduction, settings))
    .map(([name]) => name)
    .filter((name) => !settings[name as keyof Settings])
  missing.push(...listHalfSet(settings), ...listStandInSecrets(settings))
  missing.push(...listMissingMessageSettings(settings, true))
  if (settings.PUBLIC_URL?.startsWith('http:')) missing.push('PUBLIC_URL=https://…')
  if (settings.DEMO_DATA === '1') missing.push('DEMO_DATA=0')
  if (missing.length > 0) {
    const names = [...new Set(missing)].join(', ')
    throw new Error(`In production these settings are required, with real values: ${names}`)
  }
}

function isRequired(required: SettingDocs['requiredInProduction'], settings: Settings): boolean {
  if (required === undefined || required === true) return required === true
  return Object.entries(required).every(([name, value]) => settings[name as keyof Settings] === value)
}
