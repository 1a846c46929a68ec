import { useState } from 'react'
import {
  Badge,
  Button,
  Card,
  DataTable,
  DocumentIcon,
  KeyValueList,
  PriceLines,
  Stack,
  Tabs,
  Timeline,
  TimelineStage,
} from '../../src/index.ts'

const payments = [
  { id: 'a', title: 'Training Partner (TP) Registration', day: '20 Nov 2026', amount: 10000, tone: 'green' },
  { id: 'b', title: 'Skill India', day: '3 Oct 2026', amount: 28820, tone: 'red' },
] as const

function ChosenTabs() {
  const [tab, setTab] = useState<'documents' | 'information' | 'other'>('documents')
  return (
    <Tabs
      label="What we need"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'documents', label: 'Documents', icon: <DocumentIcon />, panel: <p>The chosen panel</p> },
        { value: 'information', label: 'Information', dotLabel: 'Complete', panel: <p>Complete</p> },
        { value: 'other', label: 'Disabled', disabled: true, panel: null },
      ]}
    />
  )
}

export const data = {
  DataTable: () => (
    <Stack>
      <Card title="Rows that unfold" padding="none">
        <DataTable
          label="Payments"
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            { id: 'title', heading: 'Service', cell: ({ title }) => title, sortBy: ({ title }) => title },
            { id: 'day', heading: 'Date', cell: ({ day }) => day },
            {
              id: 'amount',
              heading: 'Amount',
              align: 'end',
              cell: ({ amount }) => `₹${amount.toLocaleString('en-IN')}`,
              sortBy: ({ amount }) => amount,
            },
            { id: 'status', heading: 'Status', cell: ({ tone }) => <Badge tone={tone}>{tone}</Badge> },
          ]}
          details={({ title }) => <p>What there is to know about {title}.</p>}
        />
      </Card>
      <Card title="Rows that lead on" padding="none">
        <DataTable
          label="Businesses"
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            { id: 'title', heading: 'Name', cell: ({ title }) => title },
            { id: 'day', heading: 'Added on', cell: ({ day }) => day },
          ]}
          link={() => <a href="#DataTable">.</a>}
        />
      </Card>
    </Stack>
  ),
  KeyValueList: () => (
    <KeyValueList
      columns={2}
      items={[
        { label: 'Service', value: 'Training Centre Registration' },
        { label: 'Our reference', value: 'TCR-8F3KQ7M2XD-0190B3C87B1E7C3A' },
        { label: 'Status', value: <Badge tone="yellow">Payment Pending</Badge> },
      ]}
    />
  ),
  PriceLines: () => (
    <PriceLines
      lines={[
        { label: 'Application Fee', amount: '₹25,424' },
        { label: 'Discount', amount: '−₹1,000', tone: 'discount' },
        { label: 'Subtotal', amount: '₹24,424', tone: 'subtotal' },
        { label: 'CGST 9%', amount: '₹2,198' },
        { label: 'SGST 9%', amount: '₹2,198' },
      ]}
      totalLabel="Total Amount"
      total="₹28,820"
      note="Payment 100% secure and encrypted."
    />
  ),
  Tabs: ChosenTabs,
  Timeline: () => <Timeline label="Nothing yet">{null}</Timeline>,
  TimelineStage: () => (
    <Timeline label="Application Progress">
      <TimelineStage
        title="Application fee"
        status="completed"
        statusLabel="Completed"
        date="20 Nov 2026, 5:35 PM"
        amount="₹28,820"
        folds
        folded={<p>What it held.</p>}
      />
      <TimelineStage
        title="Documents and information"
        status="current"
        statusLabel="Your turn"
        actor="You"
        yours
        description="4 item(s) required"
        subpoints={[
          { point: 'Documents of the firm', description: 'PAN, rent agreement', completed: true },
          { point: 'Photographs of the classrooms' },
        ]}
      >
        <Button>Provide Information</Button>
      </TimelineStage>
      <TimelineStage
        title="Application filed"
        status="current"
        statusLabel="In progress"
        actor="Our team"
        date="by about 20 January"
      />
      <TimelineStage title="Inspection" status="pending" statusLabel="Not begun" actor="The department" />
      <TimelineStage title="Certificate issued" status="locked" statusLabel="Locked" amount="₹15,000" />
    </Timeline>
  ),
}
