/** The application that the link to this screen named; it stays in the browser's history over a reload. */
export function findUserServiceId(navigationState: unknown): string | undefined {
  if (typeof navigationState !== 'object' || navigationState === null) return undefined
  const id = 'userServiceId' in navigationState ? navigationState.userServiceId : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
