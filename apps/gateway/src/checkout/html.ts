const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template that escapes its values; nested Html is inserted as it is. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString() {
    return this.#text
  }
}

export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const toText = (value: string | Html) =>
    value instanceof Html ? value.toString() : value.replace(/[&<>"']/g, (char) => entities[char] ?? char)
  return new Html(String.raw({ raw: parts }, ...values.map(toText)))
}
