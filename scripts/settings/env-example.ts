import type { DocumentedSetting } from './list-settings.ts'

interface Group {
  readonly title: string
  readonly settings: readonly DocumentedSetting[]
}

const head = `# Copy this file to .env and remove the # before what you set. docs/settings.md says more.
# Written by npm run settings.
`

/** A template of .env in which every setting is a comment. */
export function envExample(groups: readonly Group[]): string {
  return [head, ...groups.map(sectionOf)].join('\n')
}

function sectionOf({ title, settings }: Group): string {
  return `# ── ${title}\n\n${settings.map(entryOf).join('\n')}`
}

function entryOf({ name, meaning, example, defaultValue, fallback, see }: DocumentedSetting): string {
  const notes = [meaning, ...(fallback ? [`default: ${fallback}`] : []), ...(see ? [`see ${see}`] : [])]
  return `# ${notes.join('; ').replaceAll('`', '')}\n#${name}=${quote(defaultValue ?? example ?? '')}\n`
}

function quote(value: string): string {
  return /[\s#<>]/.test(value) ? `"${value}"` : value
}
