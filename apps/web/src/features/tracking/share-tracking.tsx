import { trackingShareMessages } from '@sanad/texts/web/tracking-share'
import { Button, Card, ExternalLinkIcon, Stack, TextField } from '@sanad/ui'
import { useCopy, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useCreateLinkMutation } from '../../shared/access-link/access-link-api.ts'
import { basePath, trackingPath } from '../../shared/routing/paths.ts'

/** Makes a link that others may follow the application by. */
export function ShareTracking({ applicationId }: { applicationId: string }) {
  const texts = useMessages(trackingShareMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const copy = useCopy()
  const [createLink, { isLoading }] = useCreateLinkMutation()
  const [url, setUrl] = useState<string>()

  const make = async () => {
    const { data, error } = await createLink({ params: { id: applicationId }, body: { purpose: 'track' } })
    if (data) setUrl(`${location.origin}${basePath}${trackingPath(data.data.token)}`)
    else toast('error', errorText(error, texts.shareFailed))
  }

  return (
    <Card title={texts.share} description={texts.shareText} icon={<ExternalLinkIcon />}>
      {url === undefined ? (
        <Button
          variant="secondary"
          busy={isLoading}
          busyLabel={texts.shareMaking}
          onClick={() => void make()}
        >
          {texts.shareMake}
        </Button>
      ) : (
        <Stack>
          <TextField
            label={texts.shareLabel}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {copy && (
            <Button variant="secondary" onClick={() => copy(url, texts.shareCopied)}>
              {texts.shareCopy}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  )
}
