import type { Business } from '@sanad/contracts'
import { readDraft, saveDraft } from '@sanad/web-kit'
import { type ApplyValues, type BusinessChoice, initialBusiness } from './business-choice.ts'

const empty = { kind: '', id: '', name: '', stateId: '' }

/** What was chosen before a reload; where nothing was, and for a business that is there no more, what a customer begins with. */
export function readApplyDraft(key: string, businesses: readonly Business[]): ApplyValues {
  const { kind, id, name, stateId } = readDraft(key, empty)
  const business: BusinessChoice =
    kind === 'new'
      ? { kind, name }
      : kind === 'later'
        ? { kind }
        : businesses.some((business) => business.id === id)
          ? { kind: 'existing', id }
          : initialBusiness(businesses)
  return { stateId: Number(stateId) || null, business }
}

export function saveApplyDraft(key: string, { stateId, business }: ApplyValues): void {
  saveDraft(key, { ...empty, ...business, stateId: stateId === null ? '' : String(stateId) })
}
