/** A JSON schema as the description has it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly minItems?: number
  readonly maxLength?: number
  readonly not?: unknown
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0190b3c8-7b1e-7c3a-9d52-00000000000a',
  'date-time': '2026-11-20T10:00:00.000Z',
  date: '2026-11-20',
  email: 'asha@example.in',
  uri: 'https://example.in/',
  binary: '(bytes of the file)',
}

/** What a field is called decides what its example looks like. */
const byName: Readonly<Record<string, unknown>> = {
  mobile: '9876543210',
  phone: '9876543210',
  phone_number: '+918022334455',
  whatsapp_number: '+919876543210',
  opens: '10:30',
  closes: '17:30',
  email: 'asha@example.in',
  name: 'Asha Patil',
  name_of_person: 'Asha Patil',
  name_of_firm: 'Patil Skill Academy',
  firmName: 'Patil Skill Academy',
  expert_name: 'Ravi Kulkarni',
  password: 'four words of hers',
  otp: '123456',
  otp_code: '123456',
  service_id: 'tc-registration',
  service_type: 'tc-registration',
  slug: 'tc-registration',
  type: 'TC Registration',
  track_id: 'TCR-8F3KQ7M2XD',
  token: 'YS1zYW1wbGUtdG9rZW4tb2YtYW4tYWNjZXNzLWxpbms',
  gst_number: '27AAPFU0939F1ZV',
  pan: 'ABCPX1234K',
  stateId: 21,
  amount: 15000,
  amount_rupees: 15000,
  orderId: 'TCRMB4Q7K2',
  order_id: 'TCRMB4Q7K2',
  reason: 'A returning customer',
  message: 'When is the inspection?',
  subject: 'Inspection',
  title: 'Training Centre (TC) Registration',
  payment_provider: 'cashfree',
  user_id: byFormat.uuid,
  application_id: byFormat.uuid,
  document_id: 'pan-card',
  month: '2026-11',
  state_id: 21,
  started_on: '2024-04-01',
  valid_until: '2027-03-31',
  valid_from: '2026-04-01',
  director_kyc_year: 2026,
}

/** Optional fields that an example has, as no refinement of a schema shows in its JSON: one of two names is required. */
const shownThough: readonly string[] = ['mobile', 'name_of_person', 'name_of_firm']

/** An example of a schema with its required fields; references are followed. */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name?: string,
): unknown {
  const at = (inner: JsonSchema, innerName?: string) => exampleOf(inner, components, innerName)
  if (schema.$ref) return at(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => at(part)))
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (choice) return at(choice, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectExample(schema, at)
    case 'array':
      return schema.items && (schema.minItems ?? 1) > 0 ? [at(schema.items, name)] : []
    case 'boolean':
      return schema.default ?? true
    case 'integer':
    case 'number':
      return numberExample(schema, name)
    case 'null':
      return null
    case 'string':
      return textExample(schema, name)
    default:
      return name && name in byName ? byName[name] : {}
  }
}

function objectExample(
  { properties = {}, required = [] }: JsonSchema,
  at: (schema: JsonSchema, name?: string) => unknown,
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([key]) => required.includes(key) || shownThough.includes(key),
  )
  return Object.fromEntries(shown.map(([key, property]) => [key, at(property, key)]))
}

function numberExample({ minimum, default: usual }: JsonSchema, name = ''): unknown {
  if (typeof byName[name] === 'number') return byName[name]
  return usual ?? (minimum !== undefined && minimum > -1_000_000 ? minimum : 1)
}

function textExample({ format = '', maxLength, default: usual }: JsonSchema, name = ''): unknown {
  const known = byFormat[format] ?? byName[name]
  const text = typeof known === 'string' ? known : (usual ?? 'Text')
  return typeof text === 'string' && maxLength !== undefined ? text.slice(0, maxLength) : text
}
