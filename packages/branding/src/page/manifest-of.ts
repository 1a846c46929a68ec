import { type Brand, nameIn } from '../brand.ts'

interface Manifest {
  readonly basePath: string
  /** Where an installed app opens. */
  readonly start: string
  readonly description: string
  /** By width; the address of a changed icon is another one. */
  readonly icons: Readonly<Record<192 | 512, string>>
}

/** The web app manifest, by which a phone installs the app. */
export function manifestOf(brand: Brand, { basePath, start, description, icons }: Manifest): object {
  const icon = (width: 192 | 512) => ({
    src: icons[width],
    sizes: `${width}x${width}`,
    type: 'image/png',
  })
  return {
    name: nameIn(brand, 'en'),
    short_name: brand.shortName.en,
    description,
    start_url: start,
    scope: `${basePath}/`,
    id: `${basePath}/`,
    display: 'standalone',
    background_color: brand.colours.light.paper,
    theme_color: brand.colours.light.brand,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
}
