/** Where a value stands within a JSON value, from the root. */
export type Place = readonly (string | number)[]

/** Every place of a JSON value below its root. */
export function listPlaces(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value)
  return entries.flatMap(([key, part]) => [[...at, key], ...listPlaces(part, [...at, key])])
}

const hole = '@hole@'

/** The JSON text of a value with other text in one place, which need not be what `JSON.stringify` would write. */
export function jsonWith(value: unknown, place: Place, raw: string): string {
  return JSON.stringify(replaceAt(value, place)).replace(`"${hole}"`, () => raw)
}

function replaceAt(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return hole
  const copy: unknown = Array.isArray(value) ? [...value] : { ...Object(value) }
  Object.assign(Object(copy), { [key]: replaceAt(Object(value)[key], rest) })
  return copy
}
