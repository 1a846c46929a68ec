import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Language } from '@sanad/texts'

export type Theme = 'light' | 'dark' | 'system'
export type NotificationKind = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  id: string
  kind: NotificationKind
  text: string
}

export interface UiState {
  sidebarOpen: boolean
  activeTab: string
  notifications: Notification[]
  modal: { isOpen: boolean; type: string | null; data: unknown }
  theme: Theme
  language: Language
  pageLoading: boolean
}

export const maxNotifications = 50

export const initialUi: UiState = {
  sidebarOpen: false,
  activeTab: '',
  notifications: [],
  modal: { isOpen: false, type: null, data: null },
  theme: 'light',
  language: 'en',
  pageLoading: false,
}

const uiSlice = createSlice({
  name: 'ui',
  initialState: initialUi,
  reducers: {
    sidebarSet: (state, { payload }: PayloadAction<boolean>) => {
      state.sidebarOpen = payload
    },
    activeTabSet: (state, { payload }: PayloadAction<string>) => {
      state.activeTab = payload
    },
    notificationAdded: {
      prepare: (notification: Omit<Notification, 'id'>) => ({ payload: { id: nanoid(), ...notification } }),
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        state.notifications = [...state.notifications, payload].slice(-maxNotifications)
      },
    },
    notificationRemoved: (state, { payload }: PayloadAction<string>) => {
      state.notifications = state.notifications.filter(({ id }) => id !== payload)
    },
    modalOpened: (state, { payload }: PayloadAction<{ type: string; data?: unknown }>) => {
      state.modal = { isOpen: true, type: payload.type, data: payload.data ?? null }
    },
    modalClosed: (state) => {
      state.modal = initialUi.modal
    },
    themeSet: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload
    },
    languageSet: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload
    },
    pageLoadingSet: (state, { payload }: PayloadAction<boolean>) => {
      state.pageLoading = payload
    },
  },
})

export const {
  sidebarSet,
  activeTabSet,
  notificationAdded,
  notificationRemoved,
  modalOpened,
  modalClosed,
  themeSet,
  languageSet,
  pageLoadingSet,
} = uiSlice.actions
export const uiReducer = uiSlice.reducer
