import { screenNamesMessages } from '@sanad/texts/web/shared/screen-names'
import { lazyScreens } from '@sanad/web-kit'

export const lazyScreen = lazyScreens(screenNamesMessages)
