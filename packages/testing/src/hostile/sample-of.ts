import type { JsonSchema } from './json-schema.ts'

const texts: Readonly<Record<string, string>> = {
  uuid: '0198c0de-0000-7000-8000-000000000001',
  date: '2026-04-01',
  'date-time': '2026-04-01T10:00:00.000Z',
  email: 'asha@example.in',
  uri: 'https://example.in/',
}

/**
 * A value with every property of a schema, the optional ones too: the places where hostile input can be put. Patterns
 * and lengths are not met; where the value must be accepted, it is laid under a request that is.
 */
export function sampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(({ type }) => type !== 'null')
  if (choice) return sampleOf(choice)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return [sampleOf(schema.items ?? {})]
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return texts[schema.format ?? ''] ?? 'text'
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema): object {
  const named = Object.entries(properties).map(([key, schema]) => [key, sampleOf(schema)])
  const further = typeof additionalProperties === 'object' ? [['any', sampleOf(additionalProperties)]] : []
  return Object.fromEntries([...named, ...further])
}
