/** A list in the forms that the specification allows: a list, `{data}`, or `{success, data}`; with cursors for one page. */
export function readList<List extends object>(answer: unknown): List {
  const envelope = Array.isArray(answer) ? { data: answer } : answer
  // The response's schema checks it next.
  return { success: true, next_cursor: null, ...(envelope as object) } as unknown as List
}
