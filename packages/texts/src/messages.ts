export type Value = string | number
// biome-ignore lint/suspicious/noExplicitAny: parameters are the text's own; each use is checked against them
export type Text = string | ((params: any) => string)
export type Texts = Readonly<Record<string, Text>>

/** The texts of one file of texts/en, typed by its keys and their parameters. */
export interface Messages<Typed extends object = Texts> {
  /** The file's path below the language's folder, without its extension. */
  readonly name: string
  /** In Node as they stand in the file, in a web app compiled by the build. */
  readonly english: unknown
  /** Holds the type; never set. */
  readonly typed?: Typed
}

/** Called by the generated modules alone. */
export function defineMessages<Typed extends object>(name: string, english: unknown): Messages<Typed> {
  return { name, english }
}
