import { expect, it } from 'vitest'
import { findUndocumentedSettings } from './find-undocumented-settings.ts'

const config = 'const Settings = z.object({\n  PORT: port,\n  DATA_DIR: z.string(),\n})\n'

it('finds a setting that no table row explains', () => {
  const document = '| Setting | |\n| --- | --- |\n| `PORT` | 3000 |\n\nSet `DATA_DIR` too.'
  expect(findUndocumentedSettings(config, document)).toEqual(['DATA_DIR'])
})

it('does not pass when it finds no settings at all', () => {
  expect(() => findUndocumentedSettings('', '')).toThrow('no settings found')
})
