import type { Brand } from '../brand.ts'
import type { Colours } from '../colours/tokens.ts'

/** What the stylesheets leave to the brand, as custom properties; they have everything else that has a colour. */
export function styleOf({ colours: { light, dark }, logo }: Pick<Brand, 'colours' | 'logo'>): string {
  const names = Object.keys(light).sort() as (keyof Colours)[]
  const properties = names.map((name) => `--color-${name}:${pairOf(light[name], dark[name])}`)
  return `:root{${[...properties, `--logo-brand:${light.brand}`, `--logo-ratio:${logo.ratio}`].join(';')}}`
}

function pairOf(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}
