import { splitTranslations, type TranslationFiles, textsPlugin } from '@sanad/texts/vite'
import { precompress } from '@sanad/web-kit/build/precompress'
import { textsInPage } from '@sanad/web-kit/build/texts-in-page'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => {
  let translations: TranslationFiles = {}
  return {
    base: '/desk/',
    plugins: [
      react(),
      textsPlugin(command === 'build' ? 'english' : 'all'),
      splitTranslations({
        start: 'index',
        early: [],
        written: (files) => {
          translations = files
        },
      }),
      textsInPage(() => translations),
      precompress(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Seldom changes.
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  }
})
