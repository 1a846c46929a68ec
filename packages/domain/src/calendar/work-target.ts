import * as z from 'zod/mini'
import { businessHours } from './business-hours.ts'

/** Working time within which the centre does its part. A working day has the minutes of a usual one, also before a half day. */
export const WorkTarget = z.union([
  z.strictObject({ workingHours: z.int().check(z.minimum(1), z.maximum(400)) }),
  z.strictObject({ workingDays: z.int().check(z.minimum(1), z.maximum(200)) }),
])
export type WorkTarget = z.infer<typeof WorkTarget>

const DAY_MINUTES = businessHours.closes - businessHours.opens

export function minutesOfTarget(target: WorkTarget): number {
  return 'workingHours' in target ? target.workingHours * 60 : target.workingDays * DAY_MINUTES
}
