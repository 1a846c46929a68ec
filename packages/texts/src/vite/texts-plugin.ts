import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compileTextsModule } from '../node/compile-texts-module.ts'
import { readTexts } from '../node/read-texts.ts'
import { textsFolder } from '../node/texts-folder.ts'
import { textFileOf } from './text-file-of.ts'

const prefix = '\0texts:'

/**
 * Gives an app its texts compiled. `all`: each English file brings its translations along, for development and tests.
 * `english`: without them, for what the build renders, and for what loads them by `splitTranslations`. `folder`: where
 * the translations are.
 */
export function textsPlugin(translations: 'all' | 'english', folder = textsFolder): Plugin {
  return {
    name: 'sanad:texts',
    enforce: 'pre',
    configureServer({ watcher }) {
      watcher.add(textsFolder)
    },
    async resolveId(source, importer, options) {
      if (source.startsWith(prefix)) return source
      if (!source.endsWith('.json')) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = resolved && textFileOf(resolved.id, textsFolder)
      // Without the extension: the module is not JSON any more.
      return file ? `${prefix}${file.language}/${file.name}` : undefined
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const [language = '', ...path] = id.slice(prefix.length).split('/')
      const name = path.join('/')
      const code = compileTextsModule(readTexts(language, name, folder), language)
      return translations === 'all' && language === 'en' ? withTranslations(code, name, folder) : code
    },
    // Hot reload: the module that the file was compiled to changes with it.
    hotUpdate({ file, modules }) {
      const changed = textFileOf(file, textsFolder)
      const id = changed && `${prefix}${changed.language}/${changed.name}`
      const module = id && this.environment.moduleGraph.getModuleById(id)
      return module ? [...modules, module] : undefined
    },
  }
}

/** The name of the English file that a module is made from. */
export function englishFileOf(id: string): string | undefined {
  return id.startsWith(`${prefix}en/`) ? id.slice(`${prefix}en/`.length) : undefined
}

function withTranslations(code: string, name: string, folder: string): string {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map((entry) => entry.name)
  const lines = others.map(
    // A tag such as pa-Arab is no identifier.
    (language, index) => `import texts${index} from '${prefix}${language}/${name}'
addTranslations('${language}', [['${name}', texts${index}]])`,
  )
  return `import { addTranslations } from '@sanad/texts/browser'\n${lines.join('\n')}\n${code}`
}
