import type { Deliverable } from '@sanad/contracts'
import { deliverableMessages } from '@sanad/texts/web/shared/deliverable'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useGetDeliverableMutation } from './deliverables-api.ts'
import { download } from './download.ts'
import { shareFile } from './share-file.ts'

type Act = 'download' | 'share'

/** Downloads or shares the file of a deliverable, by a fresh link each time. */
export function useDeliverableFile({ id }: Deliverable) {
  const texts = useMessages(deliverableMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [getLink] = useGetDeliverableMutation()
  const [busy, setBusy] = useState<Act>()

  const act = async (which: Act) => {
    setBusy(which)
    const { data, error } = await getLink({ params: { id } })
    if (!data) toast('error', errorText(error, texts.failed))
    else if (which === 'download') download(data.data.download_url)
    else await share(data.data)
    setBusy(undefined)
  }

  const share = async (file: Parameters<typeof shareFile>[0]) => {
    const isShared = await shareFile(file).catch(() => undefined)
    if (isShared === undefined) toast('error', texts.failed)
    if (isShared !== false) return
    download(file.download_url)
    toast('info', texts.savedInstead)
  }

  return { busy, download: () => void act('download'), share: () => void act('share') }
}
