import { combineSlices } from '@reduxjs/toolkit'
import { lateSlices, uiReducer } from '@sanad/web-kit'
import { authReducer } from '../auth/auth-slice.ts'

export const rootReducer = combineSlices({ auth: authReducer, ui: uiReducer })
export const { lateMiddleware, whenSliceJoins, joinStore } = lateSlices(rootReducer)
