import type { Plugin } from 'vite'
import { brandPage } from './page/brand-page.ts'
import { readBrand } from './read-brand.ts'

/** Gives a page that Vite serves its brand, as the portal does with one that was built. */
export function brandInPage(folder: string): Plugin {
  return {
    name: 'sanad:brand',
    apply: 'serve',
    // Read for each page: who draws a logo reloads it.
    transformIndexHtml: { order: 'pre', handler: (html) => brandPage(html, readBrand(folder)) },
  }
}
