/** @param {HTMLElement} list */
export function setUpTabs(list) {
  const tabs = [...list.querySelectorAll('[role=tab]')].filter((tab) => tab instanceof HTMLElement)

  /** @param {HTMLElement} chosen */
  function select(chosen) {
    for (const tab of tabs) {
      const selected = tab === chosen
      tab.setAttribute('aria-selected', String(selected))
      tab.tabIndex = selected ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      if (panel) panel.hidden = !selected
    }
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab))
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const next = step && tabs.at((index + step) % tabs.length)
      if (!next) return
      select(next)
      next.focus()
    })
  }
}
