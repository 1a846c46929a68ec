import { readFile } from 'node:fs/promises'
import { settingGroups } from '../../apps/server/src/config/settings.ts'
import { testSettings } from '../testing/test-settings.ts'
import { envExample } from './env-example.ts'
import { listSettings } from './list-settings.ts'
import { settingsTable } from './settings-table.ts'

const page = `# Settings

<!-- Written by \`npm run settings\` from apps/server/src/config. -->

Environment variables; \`npm start\` and \`npm run dev\` also read them from a file \`.env\` in the project's folder, of which \`.env.example\` is a template. The environment takes precedence, and an empty value counts as none. Each can come from a file instead, as orchestrators hand out secrets: \`SECRET_KEY_FILE=/run/secrets/secret-key\` names the file of \`SECRET_KEY\`. Tests read no \`.env\`. All are optional in development. A start with a wrong or missing setting is refused, and names it.
`

/** The documents that are written from the settings, by path. */
export async function writeSettingsDocuments(): Promise<ReadonlyMap<string, string>> {
  const groups = Object.entries(settingGroups).map(([title, group]) => ({
    title,
    settings: listSettings(group),
  }))
  const tests = { title: 'Tests', settings: listSettings(testSettings) }
  const sections = [...groups, tests].map(
    ({ title, settings }) => `## ${title}\n\n${settingsTable(settings, 'docs')}\n`,
  )
  const essential = groups.flatMap(({ settings }) => settings).filter((setting) => setting.essential)
  return new Map([
    ['docs/settings.md', [page, ...sections].join('\n')],
    ['.env.example', envExample(groups)],
    ['README.md', replaceTable(await readFile('README.md', 'utf8'), settingsTable(essential, '.'))],
  ])
}

const [start, end] = ['<!-- Written by `npm run settings`. -->', '<!-- End of what is written. -->']

function replaceTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for the settings: ${start} … ${end}`)
  return `${readme.slice(0, from)}${start}\n\n${table}\n\n${readme.slice(to)}`
}
