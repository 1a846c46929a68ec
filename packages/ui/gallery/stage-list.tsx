import { useState } from 'react'
import {
  Banner,
  Button,
  Card,
  Dialog,
  DocumentIcon,
  FileRow,
  Inline,
  SelectField,
  Stack,
  Tabs,
  TextField,
  Timeline,
  TimelineStage,
  UploadIcon,
} from '../src/index.ts'

function Documents() {
  return (
    <Stack gap="small">
      <FileRow
        label="PAN card of the firm"
        help="PDF or photo, up to 10 MB"
        status="uploaded"
        statusLabel="Received"
        fileName="pan-kulkarni-skill-academy.pdf"
        actions={
          <Button variant="secondary" size="small" icon={<DocumentIcon />}>
            View
          </Button>
        }
      />
      <FileRow
        label="Rent agreement"
        status="uploading"
        statusLabel="Uploading"
        fileName="agreement.pdf"
        progress={{ label: 'Uploading', value: 1.2, max: 3, valueText: '1.2 of 3.0 MB' }}
        actions={
          <Button variant="secondary" size="small">
            Cancel
          </Button>
        }
      />
      <FileRow
        label="Photographs of the classrooms"
        status="failed"
        statusLabel="Failed"
        error="The connection was lost. Nothing was saved."
        chooseLabel="Choose another file"
        actions={
          <Button size="small" variant="secondary">
            Try again
          </Button>
        }
      />
      <FileRow label="Aadhaar of the owner" status="empty" statusLabel="Needed" chooseLabel="Choose file" />
    </Stack>
  )
}

function ProvideInformation({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const [tab, setTab] = useState<'documents' | 'information'>('documents')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Provide Information"
      description="4 items required"
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          {tab === 'information' && <Button>Submit</Button>}
        </>
      }
    >
      <Tabs
        label="What we need"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'documents', label: 'Documents', panel: <Documents /> },
          {
            value: 'information',
            label: 'Information',
            panel: (
              <Stack>
                <TextField label="Area of the centre in sq ft" inputMode="numeric" />
                <SelectField
                  label="State"
                  placeholder="Select an option"
                  defaultValue=""
                  options={[{ value: '21', label: 'Maharashtra' }]}
                />
                <TextField
                  label="GSTIN"
                  disabled
                  defaultValue="27AAPFU0939F1ZV"
                  hint="Submitted on 20 Nov 2026"
                />
              </Stack>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

export function StageList({ paid }: { paid: boolean }) {
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('dialog'))
  return (
    <Card
      title="Application Progress"
      description={paid ? 'Your turn: provide 4 items' : 'Starts after payment'}
    >
      <Timeline label="Application Progress">
        <TimelineStage
          title="Application fee"
          status={paid ? 'completed' : 'current'}
          statusLabel={paid ? 'Completed' : 'Your turn'}
          date={paid && '20 Nov 2026, 5:35 PM'}
          amount="₹28,820"
          description={paid ? undefined : 'Pay once, or in two stages.'}
        >
          {paid ? (
            <Banner tone="success">Payment Completed for Application fee</Banner>
          ) : (
            <Inline>
              <Button>Pay Now</Button>
              <Button variant="secondary" disabled>
                Pay Later
              </Button>
            </Inline>
          )}
        </TimelineStage>
        <TimelineStage
          title="Documents and information"
          status={paid ? 'current' : 'locked'}
          statusLabel={paid ? 'In Progress' : 'Locked'}
          description={
            paid ? '4 item(s) required' : 'We will require necessary documents after payment completion.'
          }
          subpoints={[
            { point: 'Documents of the firm', description: 'PAN, rent agreement', completed: paid },
            { point: 'Photographs of the classrooms' },
          ]}
        >
          {paid && (
            <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
              Provide Information
            </Button>
          )}
        </TimelineStage>
        <TimelineStage
          title="Application filed"
          status={paid ? 'pending' : 'locked'}
          statusLabel={paid ? 'Coming up' : 'Locked'}
          description="We file the application with the department."
        />
        <TimelineStage
          title="Certificate issued"
          status={paid ? 'pending' : 'locked'}
          statusLabel="Coming up"
        />
      </Timeline>
      <ProvideInformation open={open} onOpenChange={setOpen} />
    </Card>
  )
}
