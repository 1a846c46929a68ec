/** The navigation state of the screen on show, as the router keeps it in the browser's history. */
export function currentNavigationState(): unknown {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : undefined
}
