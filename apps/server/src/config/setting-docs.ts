import * as z from 'zod'

export interface SettingDocs {
  readonly meaning: string
  /** The default in words, where the schema has none. */
  readonly fallback?: string
  readonly example?: string
  /** A document that says more, seen from the project's folder. */
  readonly see?: string
  /** README.md names it. */
  readonly essential?: true
  /** Always, or where another setting has that value. */
  readonly requiredInProduction?: true | Readonly<Record<string, string>>
}

/** What docs/settings.md, README.md and .env.example say of each setting: `npm run settings` writes them from it. */
export const settingDocs = z.registry<SettingDocs>()
