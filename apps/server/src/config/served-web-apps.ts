import { join } from 'node:path'
import { type WebApp, webApps } from '../../../../web-apps.ts'
import type { PortalConfig } from '../platform/portal-config.ts'

const repository = join(import.meta.dirname, '../../../..')

/** The web apps where their builds are. */
export function servedWebApps(): PortalConfig['webApps'] {
  const [first, ...others] = webApps
  return [served(first), ...others.map(served)]
}

function served({ name, basePath, folder }: WebApp): PortalConfig['webApps'][number] {
  return { name, basePath, root: join(repository, folder, 'dist') }
}
