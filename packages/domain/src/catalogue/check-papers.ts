import { Paper } from './paper.ts'
import type { ServiceDefinition } from './service-definition.ts'

export function checkPapers({ documents, pricing }: ServiceDefinition): string[] {
  const papers = documents.map(({ id, paper }) => paper ?? id)
  const countsUnits = pricing.mode === 'fee' && pricing.quantity !== undefined
  return documents.flatMap(({ id, paper: named, perUnit }, index) => {
    const paper = named ?? id
    const where = `documents.${id}`
    return [
      // Versions without papers are read by their ids.
      ...(paper !== id && Paper.safeParse(id).success
        ? [`${where}.paper: the id is that of another paper`]
        : []),
      ...(papers.some((other, place) => other === paper && place !== index) && paper !== id
        ? [`${where}.paper: another document is the same paper`]
        : []),
      ...(perUnit && !countsUnits ? [`${where}.perUnit: the price counts no units`] : []),
      ...(perUnit && paper === id ? [`${where}.perUnit: name the paper that the file of one unit is`] : []),
    ]
  })
}
