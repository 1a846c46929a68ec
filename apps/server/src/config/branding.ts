import { join, resolve } from 'node:path'
import { type Brand, readBrand } from '@sanad/branding'
import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'

const ownFolder = join(import.meta.dirname, '../../../../branding')

export const brandingSettings = {
  BRANDING_DIR: z.string().optional().register(settingDocs, {
    meaning:
      'folder with name, logo, colours and legal texts of the portal, and who runs it; checked at each start',
    fallback: "the product's own `branding`",
    example: '/etc/sanad/branding',
    see: 'docs/how-to/brand-the-portal.md',
  }),
}

type Env = Readonly<Record<string, string | undefined>>

export interface Branded {
  readonly brand: Brand
  /** The environment, with the settings that the folder stands for. */
  readonly env: Env
}

/** Reads the branding, and what it says of who runs the portal as if it were set; what is said twice is refused. */
export function readBranding(env: Env): Branded {
  const brand = readBrand(env.BRANDING_DIR ? resolve(env.BRANDING_DIR) : ownFolder)
  const twice = Object.keys(brand.facts).filter((name) => env[name])
  if (twice.length > 0) {
    throw new Error(
      `${twice.join(', ')}: set, and said in brand.json of BRANDING_DIR as well. Remove one of the two.`,
    )
  }
  return { brand, env: { ...env, ...brand.facts } }
}
