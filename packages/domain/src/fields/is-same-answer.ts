/**
 * Whether two answers say the same, as somebody reads them: capitals, blanks and punctuation between words make no
 * difference. Several choices are the same in any order.
 */
export function isSameAnswer(one: string | readonly string[], other: string | readonly string[]): boolean {
  return wordsOf(one) === wordsOf(other)
}

function wordsOf(answer: string | readonly string[]): string {
  return [answer]
    .flat()
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s,.;:/()-]+/gu, ' ')
        .trim(),
    )
    .sort()
    .join('\n')
}
