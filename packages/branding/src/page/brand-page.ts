import { type Brand, nameIn } from '../brand.ts'
import { styleOf } from './style-of.ts'

/**
 * A page of a web app with its brand: colours, icon and names in place of `<!--brand-->` in the head, the logo in place of
 * `<!--logo-->` in the body, and the name in place of `%BRAND_NAME%`, or of `%BRAND_NAME_HI%` in Hindi. All of it stands in
 * the page: nothing is fetched before the first paint, and nothing is painted in other colours.
 */
export function brandPage(html: string, brand: Brand): string {
  const replacements = [
    ['<!--brand-->', headOf(brand)],
    ['<!--logo-->', logoOf(brand)],
  ] as const
  const filled = replacements.reduce((text, [mark, markup]) => text.replace(mark, () => markup), html)
  return filled.replaceAll(/%BRAND_NAME(?:_([A-Z]{2,3}))?%/g, (_, language: string | undefined) =>
    escaped(nameIn(brand, (language ?? 'en').toLowerCase())),
  )
}

function headOf(brand: Brand): string {
  const names = JSON.stringify(brand.name).replaceAll('<', '\\u003c')
  return [
    `<link rel="icon" href="${iconUrlOf(brand)}">`,
    `<meta name="theme-color" content="${brand.colours.light.brand}">`,
    `<style>${styleOf(brand)}#brand-art{position:absolute}</style>`,
    `<script type="application/json" id="brand">${names}</script>`,
  ].join('')
}

/** A symbol, which the logo of packages/ui shows: it takes the colours of the place where it is shown. */
function logoOf({ logo: { markup, viewBox } }: Brand): string {
  const symbol = `<symbol id="brand-logo" viewBox="${viewBox}">${markup}</symbol>`
  return `<svg id="brand-art" width="0" height="0" aria-hidden="true">${symbol}</svg>`
}

/** The icon as the value of an attribute, with as few characters escaped as that needs. */
export function iconUrlOf({ icon }: Brand): string {
  const text = icon.replaceAll('"', "'").replaceAll(/[%#<>&]/g, (character) => encodeURIComponent(character))
  return `data:image/svg+xml,${text}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
