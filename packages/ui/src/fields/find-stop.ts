interface Option {
  readonly value: string
  readonly disabled?: boolean | undefined
}

/** The option of a group of radios that the Tab key stops at. */
export function findStop<Choice extends Option>(
  options: readonly Choice[],
  value: string | null | undefined,
): Choice | undefined {
  const open = options.filter(({ disabled }) => !disabled)
  return open.find((option) => option.value === value) ?? open[0]
}
