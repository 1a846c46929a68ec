/** What has the focus where a field is to have it: of radios the chosen one, as the arrow keys begin there. */
export function chosenOf(field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field
  const group = field.closest('form, fieldset, [role="radiogroup"], [role="dialog"]')
  const named = `input[type="radio"][name="${CSS.escape(field.name)}"]:checked`
  return group?.querySelector<HTMLElement>(named) ?? field
}
