import { posix } from 'node:path'
import type { DocumentedSetting } from './list-settings.ts'

/** A Markdown table of settings, with links as seen from the folder of its document. */
export function settingsTable(settings: readonly DocumentedSetting[], folder: string): string {
  return [
    '| Setting | Default | Meaning |',
    '| --- | --- | --- |',
    ...settings.map((one) => rowOf(one, folder)),
  ].join('\n')
}

function rowOf(setting: DocumentedSetting, folder: string): string {
  const { name, meaning, example, see, requiredInProduction } = setting
  const notes = [
    example ? `${meaning}, such as \`${example}\`` : meaning,
    ...(requiredInProduction ? [`required in production${conditionOf(requiredInProduction)}`] : []),
    ...(see ? [`[more](${posix.relative(folder, see)})`] : []),
  ]
  return `| \`${name}\` | ${defaultOf(setting)} | ${notes.join('; ')} |`
}

function conditionOf(required: NonNullable<DocumentedSetting['requiredInProduction']>): string {
  return Object.entries(required === true ? {} : required)
    .map(([name, value]) => ` with \`${name}=${value}\``)
    .join('')
}

function defaultOf({ fallback, defaultValue }: DocumentedSetting): string {
  return fallback ?? (defaultValue === undefined ? 'none' : `\`${defaultValue}\``)
}
