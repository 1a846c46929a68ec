/** The tag of one reading of the queue, so that it alone is read again; `Work` without an id is all of them. */
export const readTag = (endpointName: string, argument: unknown) => ({
  type: 'Work' as const,
  id: `${endpointName} ${JSON.stringify(argument ?? null)}`,
})
