import { maxWorkCount } from '@sanad/contracts/staff'

export const cappedCount = (open: number): string => (open < maxWorkCount ? String(open) : `${maxWorkCount}+`)
