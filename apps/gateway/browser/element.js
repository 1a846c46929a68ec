/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function getElement(id, type) {
  const element = document.getElementById(id)
  if (element instanceof type) return element
  throw new Error(`The page has no ${id}`)
}
