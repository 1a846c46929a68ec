import { screenNamesMessages } from '@sanad/texts/desk/shared/screen-names'
import { lazyScreens } from '@sanad/web-kit'

export const lazyScreen = lazyScreens(screenNamesMessages)
