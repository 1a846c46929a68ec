import type { TranslationFiles } from '@sanad/texts/vite'
import type { Plugin } from 'vite'

/** Data, not a script: `loadLanguage` reads where the texts of other languages are. */
export function textsData(translations: TranslationFiles): string {
  return `<script type="application/json" id="texts">${JSON.stringify(translations)}</script>`
}

/** Writes into the page where the texts of other languages are; after `splitTranslations`, which knows it. */
export function textsInPage(translations: () => TranslationFiles): Plugin {
  return {
    name: 'sanad:texts-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build made no index.html')
      page.source = String(page.source).replace('</head>', () => `${textsData(translations())}\n  </head>`)
    },
  }
}
