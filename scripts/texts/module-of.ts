import { listParams, type ParamKind } from '@sanad/texts/node'

const types: Record<ParamKind, string> = { value: 'Value', number: 'number', select: 'string' }

/** The module that gives a file of texts its types: what a text's parameters are, the English file says. */
export function moduleOf(name: string, english: Readonly<Record<string, string>>): string {
  const folders = name.split('/')
  const base = (folders.at(-1) ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const type = `${base.charAt(0).toUpperCase()}${base.slice(1)}Texts`
  const members = Object.entries(english).map(([key, text]) => `  readonly ${keyOf(key)}: ${typeOf(text)}`)
  const needsValue = members.some((member) => member.includes(': Value'))
  return `// Written by \`npm run texts\` from texts/en/${name}.json.
import english from '../../../../${'../'.repeat(folders.length - 1)}texts/en/${name}.json' with { type: 'json' }
import { defineMessages${needsValue ? ', type Value' : ''} } from '../${'../'.repeat(folders.length - 1)}messages.ts'

export interface ${type} {
${members.join('\n')}
}

export const ${base}Messages = defineMessages<${type}>('${name}', english)
`
}

function keyOf(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
}

function typeOf(text: string): string {
  const params = [...listParams(text)]
  if (params.length === 0) return 'string'
  return `(params: { ${params.map(([name, kind]) => `${name}: ${types[kind]}`).join('; ')} }) => string`
}
