/** A JSON answer in which the members that `replacement` names a value for have that value, at every depth. */
export function replaceMembers(
  answer: unknown,
  replacement: (name: string, value: unknown) => unknown,
): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => replaceMembers(entry, replacement))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      replacement(name, value) ?? replaceMembers(value, replacement),
    ]),
  )
}
