/** The navigation state of the current history entry; the router stores it under `usr`. */
export function currentNavigationState(): unknown {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : undefined
}
