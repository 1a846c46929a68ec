import type { StageDefinition } from '../catalogue/service-definition.ts'

type Timeline = readonly Pick<StageDefinition, 'id' | 'keeps'>[]

export type RetentionStep = { stageId: string; percent: number }

/** What is kept of a payment once a stage is done, if the application then ends early; until the first of them nothing. */
export function listRetention(timeline: Timeline): RetentionStep[] {
  return timeline.flatMap(({ id, keeps }) => (keeps === undefined ? [] : [{ stageId: id, percent: keeps }]))
}

type Ending = {
  timeline: Timeline
  /** Ids of the completed stages. */
  completed: readonly string[]
  paidRupees: number
}

/** Whole rupees that the scale keeps, rounded down; undefined for a service version without a scale. */
export function keptByScale({ timeline, completed, paidRupees }: Ending): number | undefined {
  const steps = listRetention(timeline)
  if (steps.length === 0) return undefined
  const reached = steps.filter(({ stageId }) => completed.includes(stageId)).map(({ percent }) => percent)
  return Math.floor((paidRupees * Math.max(0, ...reached)) / 100)
}
