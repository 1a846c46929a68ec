import { lazyScreens } from '@sanad/web-kit'
import { screenNames } from './screen-names.ts'

export const lazyScreen = lazyScreens(screenNames)
