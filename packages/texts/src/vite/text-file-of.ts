import { relative } from 'node:path'

interface TextFile {
  readonly language: string
  readonly name: string
}

/** Which file of the texts a module is, where it is one: `…/texts/en/web/login.json` is `web/login` in `en`. */
export function textFileOf(id: string, folder: string): TextFile | undefined {
  const path = relative(folder, id.split('?')[0] ?? '').replaceAll('\\', '/')
  const [, language, name] = path.match(/^([^./][^/]*)\/(.+)\.json$/) ?? []
  return language === undefined || name === undefined ? undefined : { language, name }
}
