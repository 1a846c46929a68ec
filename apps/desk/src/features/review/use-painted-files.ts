import { useState } from 'react'

interface PaintedFiles {
  readonly has: (fileId: string) => boolean
  readonly set: (fileId: string, isPainted: boolean) => void
}

/** Which of the files that lie open can be seen; each viewer tells when its file can, and when it goes. */
export function usePaintedFiles(): PaintedFiles {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    has: (fileId) => ids.includes(fileId),
    set: (fileId, isPainted) =>
      setIds((open) => [...open.filter((id) => id !== fileId), ...(isPainted ? [fileId] : [])]),
  }
}
