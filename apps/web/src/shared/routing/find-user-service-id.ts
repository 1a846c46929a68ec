/** The application id of the navigation state, which survives a reload in the browser's history. */
export function findUserServiceId(navigationState: unknown): string | undefined {
  if (typeof navigationState !== 'object' || navigationState === null) return undefined
  const id = 'userServiceId' in navigationState ? navigationState.userServiceId : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
