import type { ZodType } from 'zod'
import { type SettingDocs, settingDocs } from '../../apps/server/src/config/setting-docs.ts'

export interface DocumentedSetting extends SettingDocs {
  readonly name: string
  /** Of its schema; undefined where there is none, or where it is computed. */
  readonly defaultValue: string | undefined
}

/** The settings of a group with what is said of them; throws for one of which nothing is said. */
export function listSettings(group: Readonly<Record<string, ZodType>>): DocumentedSetting[] {
  return Object.entries(group).map(([name, schema]) => {
    const docs = settingDocs.get(schema)
    if (!docs) throw new Error(`The setting ${name} has no meaning: register it in settingDocs.`)
    const { data } = schema.safeParse(undefined)
    return { name, defaultValue: data === undefined ? undefined : String(data), ...docs }
  })
}
