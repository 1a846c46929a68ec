import type { UnknownAction } from '@reduxjs/toolkit'
import { initialUi as initialKitUi, uiReducer as reduceUi, type UiState } from '@sanad/web-kit'

/** As the specification has it: Provide Information begins with the documents. */
export const initialUi: UiState = { ...initialKitUi, activeTab: 'documents' }

export function uiReducer(state: UiState | undefined, action: UnknownAction): UiState {
  return reduceUi(state ?? initialUi, action)
}
