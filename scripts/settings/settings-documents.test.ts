import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { settingDocs } from '../../apps/server/src/config/setting-docs.ts'
import { Settings, settingGroups } from '../../apps/server/src/config/settings.ts'
import { envExample } from './env-example.ts'
import { listSettings } from './list-settings.ts'
import { settingsTable } from './settings-table.ts'

const group = {
  SPEED: z.coerce
    .number()
    .default(3)
    .register(settingDocs, { meaning: 'how `fast`', see: 'docs/how-to/race.md' }),
  NAME: z.string().optional().register(settingDocs, {
    meaning: 'who runs',
    fallback: 'nobody',
    example: 'Asha K',
    requiredInProduction: true,
  }),
}

it('shows default, meaning and the way to more, as seen from the document', () => {
  expect(settingsTable(listSettings(group), 'docs').split('\n').slice(2)).toEqual([
    '| `SPEED` | `3` | how `fast`; [more](how-to/race.md) |',
    '| `NAME` | nobody | who runs, such as `Asha K`; required in production |',
  ])
})

it('makes a template of .env that sets nothing until a # is removed', () => {
  const text = envExample([{ title: 'Race', settings: listSettings(group) }])
  expect(parseEnv(text)).toEqual({})
  expect(parseEnv(text.replaceAll(/^#(?=[A-Z])/gm, ''))).toEqual({ SPEED: '3', NAME: 'Asha K' })
})

it('refuses a setting of which nothing is said', () => {
  expect(() => listSettings({ ODD: z.string() })).toThrow('The setting ODD has no meaning')
})

it('shows every setting of the portal', () => {
  const shown = Object.values(settingGroups).flatMap((one) => listSettings(one).map(({ name }) => name))
  expect(shown.sort()).toEqual(Object.keys(Settings.shape).sort())
})
