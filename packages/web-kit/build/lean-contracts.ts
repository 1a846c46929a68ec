import { type ESTree, type Plugin, parseSync } from 'vite'

const contracts = /\/packages\/contracts\/src\/.*\.ts$/
/** What the server and the API's readers take from an endpoint, and no browser does: requests are checked where they arrive. */
const ofServer = new Set(['summary', 'params', 'query', 'body', 'errors'])

/**
 * The contracts without what no browser reads, each constant marked as pure: a chunk has the schemas that it uses, and not
 * those of all endpoints that share a file with them. Building a schema takes time as well as bytes.
 */
export function leanContracts(): Plugin {
  return {
    name: 'sanad:lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts },
      handler: (code, id) => ({ code: makeLean(code, id), map: null }),
    },
  }
}

export function makeLean(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const changes = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap((one) => changesOf(one, code))
      : []
  })
  return changes
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, end, by }) => text.slice(0, at) + by + text.slice(end), code)
}

interface Change {
  readonly at: number
  readonly end: number
  readonly by: string
}

function changesOf({ init }: ESTree.VariableDeclarator, code: string): Change[] {
  if (init?.type !== 'CallExpression') return []
  return [
    { at: init.start, end: init.start, by: '/* @__PURE__ */ (() => ' },
    ...propertiesOfServer(init).map(({ start, end }) => ({
      at: start,
      end: code[end] === ',' ? end + 1 : end,
      by: '',
    })),
    { at: init.end, end: init.end, by: ')()' },
  ]
}

function propertiesOfServer({ callee, arguments: [value] }: ESTree.CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint' || value?.type !== 'ObjectExpression')
    return []
  return value.properties.filter(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && ofServer.has(property.key.name),
  )
}
