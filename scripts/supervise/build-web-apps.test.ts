import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'
import { webApps } from '../../web-apps.ts'
import { root } from './programs.ts'

it.each(webApps)('the build of the $name states the path that it is served under', async (app) => {
  const file = join(root, app.folder, 'vite.config.ts')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file)
  expect(loaded?.config.base).toBe(`${app.basePath}/`)
})
