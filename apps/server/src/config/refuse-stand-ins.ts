import { listMissingMessageSettings } from './messages.ts'
import { standInGateway } from './payments.ts'
import { settingDocs } from './setting-docs.ts'
import { Settings } from './settings.ts'

/** In production: names every setting that is missing, or that is good for development only. */
export function refuseStandIns(settings: Settings): void {
  const missing: string[] = Object.entries(Settings.shape)
    .filter(([, schema]) => settingDocs.get(schema)?.requiredInProduction)
    .map(([name]) => name)
    .filter((name) => !settings[name as keyof Settings])
  if (settings.CASHFREE_CLIENT_SECRET === standInGateway.clientSecret) missing.push('CASHFREE_CLIENT_SECRET')
  missing.push(...listMissingMessageSettings(settings, true))
  if (settings.PUBLIC_URL?.startsWith('http:')) missing.push('PUBLIC_URL=https://…')
  if (settings.DEMO_DATA === '1') missing.push('DEMO_DATA=0')
  if (missing.length > 0) {
    throw new Error(`In production these settings are required, with real values: ${missing.join(', ')}`)
  }
}
