import type { DataExport, User } from '@sanad/contracts'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { Alert, Banner, Button, DownloadIcon, ProgressBar, Stack } from '@sanad/ui'
import { formatDate, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { isProofNeeded } from '../proof/is-proof-needed.ts'
import { useProof } from '../proof/use-proof.tsx'
import styles from './privacy.module.css'
import { useCreateDataExportLinkMutation, useRequestDataExportMutation } from './privacy-api.ts'

/** A copy of everything: asked for, prepared, downloaded. */
export function DataCopy({ dataExport, user }: { dataExport: DataExport | null; user: User }) {
  const texts = useMessages(profilePrivacyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const language = useLanguage()
  const proof = useProof(user)
  const [ask, { isLoading: isAsking }] = useRequestDataExportMutation()
  const [createLink, { isLoading: isOpening }] = useCreateDataExportLinkMutation()

  const askForCopy = async () => {
    const { error } = await ask()
    if (error && !isProofNeeded(error)) toast('error', errorText(error, texts.askFailed))
    return error
  }
  const download = async (id: string) => {
    const { data, error } = await createLink({ params: { id } })
    if (data) window.location.assign(data.data.url)
    else if (!isProofNeeded(error)) toast('error', errorText(error, texts.downloadFailed))
    return error
  }

  const { status } = dataExport ?? {}
  return (
    <Stack>
      <h3 className={styles.heading}>{texts.copy}</h3>
      <p className={styles.text}>{texts.copyText}</p>
      {status === 'failed' && <Alert>{texts.copyFailed}</Alert>}
      {dataExport && status === 'preparing' && (
        <>
          <Banner live="polite">{texts.preparing}</Banner>
          <ProgressBar
            label={texts.progress}
            value={dataExport.files_done}
            max={Math.max(dataExport.files_total, 1)}
            valueText={texts.progressOf({ done: dataExport.files_done, total: dataExport.files_total })}
          />
        </>
      )}
      {dataExport && status === 'ready' && (
        <Banner
          tone="success"
          live="polite"
          actions={
            <Button
              size="small"
              icon={<DownloadIcon />}
              busy={isOpening}
              busyLabel={texts.downloading}
              onClick={() => void proof.run(() => download(dataExport.id))}
            >
              {texts.download}
            </Button>
          }
        >
          {texts.copyReady({ until: formatDate(dataExport.expires_at ?? '', language) })}
        </Banner>
      )}
      {status !== 'preparing' && (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            busy={isAsking}
            busyLabel={texts.asking}
            onClick={() => void proof.run(askForCopy)}
          >
            {texts.ask}
          </Button>
        </div>
      )}
      {proof.dialog}
    </Stack>
  )
}
