/** A listener that cannot be opened is named by its settings: a process has several. */
export function nameListener(port: string, host: string): (error: Error & { code?: string }) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`${port}: ${error.message}. Each process needs one of its own.`, { cause: error })
    if (error.code === 'EACCES') throw new Error(`${port}: ${error.message}`, { cause: error })
    if (error.code === 'EADDRNOTAVAIL') throw new Error(`${host}: ${error.message}`, { cause: error })
    throw error
  }
}
