import * as contracts from '@sanad/contracts'
import * as staffContracts from '@sanad/contracts/staff'
import * as z from 'zod'
import { schemaDescriptions } from './schema-descriptions.ts'

/** Kinds that are worth a name; a text or a number is described where it stands. */
const named = [z.core.$ZodObject, z.core.$ZodUnion, z.core.$ZodEnum]

/**
 * Names for the schemas of the contracts, so that a generated client has types instead of copies: exported schemas by
 * their own name, a request's body and an answer by the operation's. The name of a schema as it is sent ends in `Input`.
 */
export function componentRegistry() {
  const registry = z.registry<{ id: string; description: string }>()
  // Parameters are described one by one, which a reference cannot be.
  const parameters = new Set(contracts.endpoints.flatMap(({ params, query }) => [params, query]))
  const add = (id: string, schema: unknown, description: string) => {
    if (!named.some((kind) => schema instanceof kind)) return
    const type = schema as z.core.$ZodType
    if (parameters.has(type as (typeof contracts.endpoints)[number]['params']) || registry.has(type)) return
    registry.add(type, { id, description })
  }
  for (const [name, schema] of [...Object.entries(contracts), ...Object.entries(staffContracts)]) {
    if (/^[A-Z][a-z]/.test(name)) add(name, schema, schemaDescriptions[name] ?? name)
  }
  for (const { name, summary, body, success } of contracts.endpoints) {
    const id = name.charAt(0).toUpperCase() + name.slice(1)
    add(id, body, `What \`${name}\` takes. ${summary}.`)
    add(`${id}Answer`, success, `What \`${name}\` answers. ${summary}.`)
  }
  return registry
}
