import { parse, type Token } from '@messageformat/parser'

/** `number`: chooses between plural forms. `select`: chooses between cases. */
export type ParamKind = 'value' | 'number' | 'select'

/**
 * The parameters of a text in ICU MessageFormat. Dates, times and numbers are formatted before they are given, by
 * the rules of their own screen: `{x, date}` and the like are refused.
 */
export function listParams(text: string): ReadonlyMap<string, ParamKind> {
  const params = new Map<string, ParamKind>()
  collect(parse(text, { strict: true }), params)
  return params
}

function collect(tokens: readonly Token[], params: Map<string, ParamKind>): void {
  for (const token of tokens) {
    if (token.type === 'content') continue
    if (token.type === 'octothorpe') throw new Error('# is not supported: write the name of the parameter')
    if (token.type === 'function') throw new Error(`{${token.arg}, ${token.key}} is not supported`)
    if (token.type === 'argument') {
      if (!params.has(token.arg)) params.set(token.arg, 'value')
      continue
    }
    if (!token.cases.some(({ key }) => key === 'other')) throw new Error(`{${token.arg}} has no case other`)
    params.set(token.arg, token.type === 'select' ? 'select' : 'number')
    for (const { tokens: inner } of token.cases) collect(inner, params)
  }
}
