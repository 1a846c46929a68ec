import { readFile } from 'node:fs/promises'
import { type ESTree, type Plugin, parseSync } from 'vite'

const split = /\/packages\/(contracts|domain)\/src\/.*\.ts$/
const part = /^(.*\/packages\/(?:contracts|domain)\/src\/.*\.ts)\?part=(\w+)$/
/** What the server and the API's readers take from an endpoint, and no browser does: requests are checked where they arrive. */
const ofServer = new Set(['summary', 'params', 'query', 'body', 'errors'])

/**
 * Contracts and domain without what no browser reads, and each declaration as a module of its own: a chunk builds the
 * schemas and tables that it uses, and not all that share a file with them. Building a schema takes time as well as bytes.
 */
export function leanPackages(): Plugin {
  return {
    name: 'sanad:lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: part },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: part },
      async handler(id) {
        const [, file = '', name = ''] = part.exec(id) ?? []
        return { code: partOf(await readFile(file, 'utf8'), file, name), moduleType: 'ts' }
      },
    },
    transform: {
      filter: { id: split },
      handler: (code, id) => ({ code: barrelOf(code, id), map: null }),
    },
  }
}

interface Declaration {
  readonly name: string
  readonly node: ESTree.Node
  readonly isExported: boolean
}

/** What stands in place of the file: the declarations that it exports, each from its part. */
export function barrelOf(code: string, file: string): string {
  const { body } = parseSync(file, code).program
  const kept = body.filter(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null),
  )
  const exported = declarationsOf(body).filter(({ isExported }) => isExported)
  return [
    ...kept.map(({ start, end }) => code.slice(start, end)),
    ...exported.map(({ name }) => `export { ${name} } from '${file}?part=${name}'`),
  ].join('\n')
}

/** One declaration, with the imports of its file and those parts of it that it names. */
export function partOf(code: string, file: string, name: string): string {
  const { body } = parseSync(file, code).program
  const declarations = declarationsOf(body)
  const declared = declarations.find((one) => one.name === name)
  if (!declared) throw new Error(`${file} declares no ${name}`)
  const named = namesIn(declared.node)
  return [
    ...body
      .filter(({ type }) => type === 'ImportDeclaration')
      .map(({ start, end }) => code.slice(start, end)),
    ...declarations
      .filter((other) => other !== declared && named.has(other.name))
      .map((other) => `import { ${other.name} } from '${file}?part=${other.name}'`),
    `export ${makeLean(code, declared.node)}`,
  ].join('\n')
}

function declarationsOf(body: readonly ESTree.Node[]): Declaration[] {
  return body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const node = isExported ? statement.declaration : statement
    return node ? boundBy(node).map((name) => ({ name, node, isExported })) : []
  })
}

function boundBy(node: ESTree.Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : []
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** Too many rather than too few: what is imported and not used is dropped. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name))
  for (const child of Object.values(node)) namesIn(child, found)
  return found
}

/** Marks what a call makes as pure, and leaves out what is the server's. */
function makeLean(code: string, node: ESTree.Node): string {
  const init = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : undefined
  if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression')
    return code.slice(node.start, node.end)
  const changes = [
    { start: init.start, end: init.start, by: '/* @__PURE__ */ (() => ' },
    ...propertiesOfServer(init).map(({ start, end }) => ({
      start,
      end: code[end] === ',' ? end + 1 : end,
      by: '',
    })),
    { start: init.end, end: init.end, by: ')()' },
  ]
  let lean = ''
  let at = node.start
  for (const { start, end, by } of changes) {
    lean += code.slice(at, start) + by
    at = end
  }
  return lean + code.slice(at, node.end)
}

function propertiesOfServer({ callee, arguments: [value] }: ESTree.CallExpression | ESTree.NewExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint' || value?.type !== 'ObjectExpression')
    return []
  return value.properties.filter(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && ofServer.has(property.key.name),
  )
}
