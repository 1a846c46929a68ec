import type { Plugin } from 'vite'

/**
 * Scripts that came from a CDN (ASSETS_URL, which the pages name) take what they load from there too. Imports and what
 * styles name go where the importer came from by themselves; what Vite preloads with an import is asked for below `B`,
 * which stands in the page: the base path, before which the server writes the CDN's origin (served-pages.ts). A letter, as
 * it is in the first bytes of a visit. Workers are imported as `?worker&url`, a path of the page's origin: browsers run no
 * other ones.
 */
export function assetAddresses(): Plugin {
  let base = ''
  let isFound = false
  return {
    name: 'sanad:asset-addresses',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const changed = code.replace(/return "[^"]*"\s*\+\s*dep\b/, 'return B+dep')
        isFound = changed !== code
        return { code: changed, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('Vite names what it preloads otherwise than before')
    },
    transformIndexHtml: (html) =>
      html.replace('</title>', `</title><script>B=${JSON.stringify(base)}</script>`),
  }
}
