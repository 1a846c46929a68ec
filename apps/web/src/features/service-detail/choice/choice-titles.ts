import type { DynamicFormView, ServiceApplication } from '@sanad/contracts'
import type { Selection } from '@sanad/domain'

/** The options on each level below what is chosen. */
export function optionsOf(form: DynamicFormView, selection: Selection) {
  const primary = form.Options.find(({ id }) => id === selection.primary)
  const sub = primary?.subOptions.find(({ id }) => id === selection.sub)
  return { primary: form.Options, sub: primary?.subOptions ?? [], nested: sub?.nestedOptions ?? [] }
}

/** The title of the choice that is still to be made before there is a price; undefined when there is none. */
export function missingChoiceTitle(
  { reqDocuments }: Pick<ServiceApplication, 'reqDocuments'>,
  selection: Selection,
): string | undefined {
  const form = reqDocuments.dynamic_form
  if (!reqDocuments.is_dynamic_form || !form) return undefined
  const options = optionsOf(form, selection)
  if (!options.primary.some(({ id }) => id === selection.primary)) return form.title.primaryTitle
  if (options.sub.length > 0 && !options.sub.some(({ id }) => id === selection.sub))
    return form.title.subTitle
  const isNestedMissing =
    options.nested.length > 0 && !options.nested.some(({ id }) => id === selection.nested)
  return isNestedMissing ? form.title.nestedTitle : undefined
}
