import * as z from 'zod/mini'

/** How urgent a piece of work is: for a word and an icon, to which a colour only adds. */
export const WorkUrgency = z.enum(['calm', 'soon', 'now', 'over', 'paused'])
export type WorkUrgency = z.infer<typeof WorkUrgency>
