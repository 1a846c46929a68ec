// biome-ignore lint/suspicious/noExplicitAny: parameters are the message's own; a use is checked against them
type Text = string | ((...params: any[]) => string)
type Texts = Record<string, Text>
type SameKeys<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends (...params: infer Params) => string
    ? (...params: Params) => string
    : string
}

/** The texts of a feature. A key that Hindi lacks, or has too much, does not compile. */
export function defineMessages<English extends Texts>(messages: {
  en: English
  hi: SameKeys<NoInfer<English>>
}): { en: English; hi: SameKeys<English> } {
  return messages
}
