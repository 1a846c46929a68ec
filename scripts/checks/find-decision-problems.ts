interface Decision {
  /** Name of its file in docs/adr. */
  readonly file: string
  readonly text: string
}

const statuses = /^(proposed|accepted(, amended \d{4}-\d{2}-\d{2})?|superseded by \d+)$/

/** Decision records without date or status, and those that the list does not show as they are. */
export function findDecisionProblems(decisions: readonly Decision[], list: string): string[] {
  return decisions.flatMap(({ file, text }) => {
    const number = Number(file.slice(0, 4))
    const title = /^# (\d+)\. (.+)$/m.exec(text)
    const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1]
    const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? ''
    if (Number(title?.[1]) !== number) return [`${file}: its title does not begin with "# ${number}. "`]
    if (!date || !statuses.test(status))
      return [`${file}: needs "- Date: 2026-11-22" and "- Status: accepted"`]
    const row = `| ${number} | [${title?.[2]}](${file}) | ${date} | ${status} |`
    return list.includes(row) ? [] : [`docs/adr/README.md lacks the row ${row}`]
  })
}
