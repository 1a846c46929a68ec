import type {
  DynamicForm,
  NestedOption,
  NetPrice,
  PrimaryOption,
  SubOption,
} from '../catalogue/service-definition.ts'

/** Chosen option ids of a dynamic form, one per level; null if none. */
export type Selection = { primary: string | null; sub: string | null; nested: string | null }

export const NO_SELECTION: Selection = { primary: null, sub: null, nested: null }

/** Chooses a primary option and clears the levels below (DY-02). */
export function choosePrimary(primary: string): Selection {
  return { primary, sub: null, nested: null }
}

/** Chooses a sub option and clears the level below. */
export function chooseSub(selection: Selection, sub: string): Selection {
  return { ...selection, sub, nested: null }
}

/** Chooses a nested option. */
export function chooseNested(selection: Selection, nested: string): Selection {
  return { ...selection, nested }
}

export type SelectionRefusal = 'selection_incomplete' | 'selection_unknown'

export type SelectionOutcome =
  | { ok: true; fee: NetPrice; path: (PrimaryOption | SubOption | NestedOption)[] }
  | { ok: false; reason: SelectionRefusal; missing: 'primary' | 'sub' | 'nested' | null }

function incomplete(missing: 'primary' | 'sub' | 'nested'): SelectionOutcome {
  return { ok: false, reason: 'selection_incomplete', missing }
}

const UNKNOWN: SelectionOutcome = { ok: false, reason: 'selection_unknown', missing: null }

/**
 * Fee of a selection: that of the option on the deepest level that has options (DY-03). `missing`: the level without a
 * choice; an option that the form does not offer there, or that has no fee, is `selection_unknown`.
 */
export function resolveSelection(form: DynamicForm, selection: Selection): SelectionOutcome {
  if (selection.primary === null) {
    return selection.sub === null && selection.nested === null ? incomplete('primary') : UNKNOWN
  }
  const primary = form.options.find((option) => option.id === selection.primary)
  if (!primary) return UNKNOWN
  if (primary.subOptions.length === 0) {
    if (selection.sub !== null || selection.nested !== null || primary.fee === undefined) return UNKNOWN
    return { ok: true, fee: primary.fee, path: [primary] }
  }
  if (selection.sub === null) return selection.nested === null ? incomplete('sub') : UNKNOWN
  const sub = primary.subOptions.find((option) => option.id === selection.sub)
  if (!sub) return UNKNOWN
  if (sub.nestedOptions.length === 0) {
    if (selection.nested !== null || sub.fee === undefined) return UNKNOWN
    return { ok: true, fee: sub.fee, path: [primary, sub] }
  }
  if (selection.nested === null) return incomplete('nested')
  const nested = sub.nestedOptions.find((option) => option.id === selection.nested)
  if (nested?.fee === undefined) return UNKNOWN
  return { ok: true, fee: nested.fee, path: [primary, sub, nested] }
}
