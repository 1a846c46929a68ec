import type { Business } from '@sanad/contracts'
import { readDraft, saveDraft } from '@sanad/web-kit'
import { type ApplyValues, type BusinessChoice, initialBusiness } from './business-choice.ts'

const empty = { kind: '', id: '', name: '', stateId: '' }

/** What was chosen before a reload; where nothing was, what a customer begins with. */
export function readApplyDraft(key: string, businesses: readonly Business[]): ApplyValues {
  const draft = readDraft(key, empty)
  return { stateId: Number(draft.stateId) || null, business: toChoice(draft, businesses) }
}

function toChoice({ kind, id, name }: typeof empty, businesses: readonly Business[]): BusinessChoice {
  if (kind === 'new') return { kind, name }
  if (kind === 'later') return { kind }
  return kind === 'existing' ? { kind, id } : initialBusiness(businesses)
}

export function saveApplyDraft(key: string, { stateId, business }: ApplyValues): void {
  saveDraft(key, { ...empty, ...business, stateId: stateId === null ? '' : String(stateId) })
}
