let isLeaving = false

for (const [event, is] of [
  ['pagehide', true],
  // Back from the browser's cache of pages.
  ['pageshow', false],
] as const) {
  // Captured: known before anybody who listens sends what has to be saved.
  globalThis.addEventListener?.(
    event,
    () => {
      isLeaving = is
    },
    { capture: true },
  )
}

/** Whether the page is being left: a call that is sent now is aborted with it, unless by `keepalive`, which takes 64 KB at most. */
export const isPageLeaving = () => isLeaving
