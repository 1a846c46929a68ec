import { STATES, type State } from '@sanad/domain'
import { translateData } from '@sanad/texts/node'

/** The States and Union Territories with their names in every language. */
export const translatedStates: readonly State[] = translateData('domain/states', STATES)

export function findTranslatedState(id: number): State | undefined {
  return translatedStates.find((state) => state.id === id)
}
