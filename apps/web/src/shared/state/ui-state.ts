import { initialUi as initialKitUi, type UiState } from '@sanad/web-kit'

/** As the specification has it: Provide Information begins with the documents. */
export const initialUi: UiState = { ...initialKitUi, activeTab: 'documents' }
