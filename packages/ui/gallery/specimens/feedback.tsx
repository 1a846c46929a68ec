import {
  Alert,
  Badge,
  Banner,
  Button,
  CheckIcon,
  Countdown,
  EmptyState,
  ErrorState,
  ErrorSummary,
  Inline,
  LoadingState,
  OutcomePanel,
  ProgressBar,
  Spinner,
  Stack,
  StatusBadge,
} from '../../src/index.ts'

const tones = ['green', 'yellow', 'red', 'blue', 'grey'] as const
const kinds = ['info', 'success', 'warning', 'error', 'neutral'] as const

export const feedback = {
  Alert: () => <Alert>The connection was lost. What you typed is kept.</Alert>,
  Badge: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="green" icon={<CheckIcon />}>
        With an icon
      </Badge>
    </Inline>
  ),
  StatusBadge: () => (
    <Inline>
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <StatusBadge tone="yellow">भुगतान बाकी है</StatusBadge>
    </Inline>
  ),
  Banner: () => (
    <Stack>
      {kinds.map((tone) => (
        <Banner key={tone} tone={tone} title={`A title in ${tone}`}>
          After 5:30 PM it is processed the next business day after 10:30 AM.
        </Banner>
      ))}
      <Banner tone="success" title="Only a title, can be closed" onClose={() => {}} closeLabel="Close" />
      <Banner tone="error" title="With an act" actions={<Button size="small">Try again</Button>}>
        Failed to load service data
      </Banner>
    </Stack>
  ),
  Countdown: () => <Countdown seconds={119} label="Time until a new code can be sent" />,
  EmptyState: () => (
    <EmptyState
      title="No services yet"
      message="What you apply for appears here."
      actions={<Button>Apply for a service</Button>}
    />
  ),
  ErrorState: () => (
    <ErrorState title="Error" message="Failed to load service data" actions={<Button>Try again</Button>} />
  ),
  ErrorSummary: () => (
    <ErrorSummary
      title="Two answers are missing"
      errors={[
        { name: 'area', label: 'Carpet area' },
        { name: 'pin', label: 'PIN code' },
      ]}
    />
  ),
  LoadingState: () => (
    <Stack>
      <LoadingState label="Loading your services…" size="section" />
      <LoadingState label="Loading your businesses…" size="inline" />
    </Stack>
  ),
  OutcomePanel: () => (
    <Stack gap="large">
      {kinds.map((tone) => (
        <OutcomePanel
          key={tone}
          tone={tone}
          title={`It ended as ${tone}`}
          message="What this means, and what happens next."
          actions={<Button>The one way on</Button>}
        />
      ))}
    </Stack>
  ),
  ProgressBar: () => (
    <Stack>
      <ProgressBar label="agreement.pdf" value={1.2} max={3} valueText="1.2 of 3.0 MB" />
      <ProgressBar label="Documents" value={4} max={4} tone="green" />
      <ProgressBar label="Failed" value={1} max={4} tone="red" />
    </Stack>
  ),
  Spinner: () => <Spinner size={2} />,
}
