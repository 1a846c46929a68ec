import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** Stands for a value that each execution gives. */
class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement whose text is put together once: of a long one, the query builder's part of a hot read. Its text must not
 * depend on what is given, which stands in it as parameters alone.
 */
export function prepare<Given extends object, Row>(build: (given: Given) => RawBuilder<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, given: Given): Promise<Row[]> => {
    compiled ??= build(parameters as Given).compile(db)
    const values = compiled.parameters.map((value) =>
      value instanceof Parameter ? given[value.name as keyof Given] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values })
    return rows
  }
}

const parameters = new Proxy({}, { get: (_target, name) => new Parameter(String(name)) })
