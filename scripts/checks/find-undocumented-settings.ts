/** The settings of the portal's configuration (its lines `  NAME: schema`) that the document has no table row for. */
export function findUndocumentedSettings(config: string, document: string): string[] {
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
  if (settings.length === 0) throw new Error('no settings found: has config.ts changed its form?')
  const rows = document.split('\n').filter((line) => line.startsWith('|'))
  return settings.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))
}
