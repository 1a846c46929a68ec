import { useState } from 'react'
import * as ui from '../src/index.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const { Badge, Banner, Button, Card, Inline, Stack } = ui
const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon'))

function Icons() {
  return (
    <Card title="Icons">
      <Inline gap="regular">
        {icons.map(([name, component]) => {
          const Icon = component as typeof ui.CheckIcon
          return <Icon key={name} size={1.75} />
        })}
      </Inline>
    </Card>
  )
}

function Buttons() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('dialog'))
  return (
    <Card title="Buttons" actions={<ui.IconButton label="Delete" icon={<ui.TrashIcon />} />}>
      <Stack>
        <Inline>
          <Button>Pay Now</Button>
          <Button variant="secondary">Save</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger" icon={<ui.TrashIcon />} onClick={() => setOpen(true)}>
            Delete Service
          </Button>
        </Inline>
        <Inline>
          <Button busy busyLabel="Updating...">
            Save Changes
          </Button>
          <Button disabled>Pay Later</Button>
          <Button size="small" variant="secondary">
            Small
          </Button>
          <ui.LinkButton
            render={<a href="#link">.</a>}
            variant="secondary"
            iconAfter={<ui.ChevronRightIcon />}
          >
            A link
          </ui.LinkButton>
        </Inline>
      </Stack>
      <ui.Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        tone="danger"
        role="alertdialog"
        icon={<ui.TrashIcon size={1.4} />}
        title="Delete this service?"
        description="All information related to the service will be deleted. This cannot be undone."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger">Delete Service</Button>
          </>
        }
      >
        <ui.KeyValueList
          columns={2}
          items={[
            { label: 'Service', value: 'Training Centre Registration' },
            { label: 'Status', value: <ui.StatusBadge tone="yellow">Payment Pending</ui.StatusBadge> },
          ]}
        />
      </ui.Dialog>
    </Card>
  )
}

function Fields() {
  const [answer, setAnswer] = useState<'yes' | 'no'>('yes')
  const [days, setDays] = useState<string[]>(['mon'])
  return (
    <Card title="Fields">
      <Stack>
        <ui.SelectField
          label="State"
          placeholder="Select an option"
          options={[{ value: '21', label: 'Maharashtra' }]}
        />
        <ui.TextField label="GSTIN" disabled defaultValue="27AAPFU0939F1ZV" />
        <ui.RadioGroup
          label="Registered under GST?"
          value={answer}
          onValueChange={setAnswer}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <ui.CheckboxGroup
          label="Open on"
          hint="Choose all that hold"
          value={days}
          onValueChange={setDays}
          error="Choose two days at least"
          options={[
            { value: 'mon', label: 'Monday' },
            { value: 'tue', label: 'Tuesday' },
          ]}
        />
        <ui.Checkbox label="I agree to the privacy notice" description="Version 1 of 20 Nov 2026" />
      </Stack>
    </Card>
  )
}

function Feedback() {
  return (
    <Card title="Feedback">
      <Stack>
        <Inline>
          <ui.StatusBadge tone="green">Completed</ui.StatusBadge>
          <ui.StatusBadge tone="yellow">Payment Pending</ui.StatusBadge>
          <ui.StatusBadge tone="red">Cancelled</ui.StatusBadge>
          <ui.StatusBadge tone="blue">On Going</ui.StatusBadge>
          <Badge>Unknown Status</Badge>
        </Inline>
        <Banner title="Business hours">
          After 5:30 PM it is processed the next business day after 10:30 AM.
        </Banner>
        <Banner
          tone="success"
          title="Payment completed successfully!"
          onClose={() => {}}
          closeLabel="Close"
        />
        <Banner tone="warning">Business cannot be changed after payment completion.</Banner>
        <Banner tone="error" title="Error" actions={<Button size="small">Try again</Button>}>
          Failed to load service data
        </Banner>
        <ui.ProgressBar label="agreement.pdf" value={1.2} max={3} valueText="1.2 of 3.0 MB" />
        <ui.LoadingState label="Loading service details..." />
        <ui.ErrorState
          title="Error"
          message="Failed to load service data"
          actions={<Button>Go Back</Button>}
        />
        <ui.EmptyState title="No Service Found" message="Service details not available" />
      </Stack>
    </Card>
  )
}

function Rows() {
  return (
    <Card title="My services" padding="none" actions={<Button size="small">Apply for a service</Button>}>
      <ui.RowList>
        <ui.LinkRow
          render={<a href="#one">.</a>}
          icon={<ui.BuildingIcon />}
          title="Training Centre Registration"
          description="#TCR8F3KQ7M2XD · 20 Nov 2026"
          aside={<ui.StatusBadge tone="yellow">Payment Pending</ui.StatusBadge>}
        />
        <ui.LinkRow
          render={<a href="#two">.</a>}
          icon={<ui.ShieldIcon />}
          title="Skill India"
          description="Your turn: provide 4 items"
          aside={<ui.StatusBadge tone="blue">On Going</ui.StatusBadge>}
        />
      </ui.RowList>
    </Card>
  )
}

export function KitView() {
  return (
    <main style={{ maxInlineSize: '46rem', margin: '0 auto', padding: '1rem' }}>
      <Stack gap="large">
        <Inline justify="between">
          <ui.Logo label="Sanad" />
          <ui.Logo label="Sanad" variant="mark" />
          <ThemeSwitch />
        </Inline>
        <h1>An application, in good hands</h1>
        <Card tone="highlight" title="Next: pay the application fee">
          <Button>Pay ₹28,820</Button>
        </Card>
        <Icons />
        <Buttons />
        <Fields />
        <Rows />
        <Feedback />
      </Stack>
    </main>
  )
}
