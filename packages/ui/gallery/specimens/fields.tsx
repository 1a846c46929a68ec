import { useState } from 'react'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  CheckboxMatrix,
  ChipGroup,
  DateField,
  FilePicker,
  FileRow,
  Inline,
  NumberStepper,
  OtpField,
  RadioGroup,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '../../src/index.ts'

const answers = [
  { value: 'yes', label: 'Yes', description: 'With a certificate' },
  { value: 'no', label: 'No' },
  { value: 'later', label: 'Disabled', disabled: true },
] as const
type Answer = (typeof answers)[number]['value']
const states = [
  { value: '21', label: 'Maharashtra' },
  { value: '10', label: 'बिहार' },
]

function Radios({ appearance }: { appearance: 'list' | 'cards' }) {
  const [value, setValue] = useState<Answer>('yes')
  return (
    <RadioGroup
      label={`Registered under GST? (${appearance})`}
      appearance={appearance}
      name={appearance}
      value={value}
      onValueChange={setValue}
      options={answers}
    />
  )
}

function Checkboxes() {
  const [value, setValue] = useState<string[]>(['yes'])
  return (
    <CheckboxGroup
      label="Open on"
      hint="Choose all that hold"
      error="Choose two days at least"
      value={value}
      onValueChange={setValue}
      options={answers}
    />
  )
}

function Matrix() {
  const [chosen, setChosen] = useState<readonly string[]>(['payments sms'])
  const keyOf = (row: string, column: string) => `${row} ${column}`
  return (
    <CheckboxMatrix
      label="What we tell you, and how"
      rowsLabel="About"
      rows={[
        { value: 'payments', label: 'Payments' },
        { value: 'documents', label: 'Documents' },
      ]}
      columns={[
        { value: 'sms', label: 'SMS' },
        { value: 'email', label: 'E-mail', reason: 'Not proved yet' },
      ]}
      isChecked={(row, column) => chosen.includes(keyOf(row, column))}
      onToggle={(row, column, checked) => {
        const key = keyOf(row, column)
        setChosen(checked ? [...chosen, key] : chosen.filter((one) => one !== key))
      }}
    />
  )
}

function Chips({ layout }: { layout: 'wrap' | 'scroll' }) {
  const [value, setValue] = useState('3')
  const days = Array.from({ length: 12 }, (_, index) => String(index + 1))
  return (
    <ChipGroup
      label={`Day (${layout})`}
      layout={layout}
      name={layout}
      value={value}
      onValueChange={setValue}
      options={days.map((day) => ({
        value: day,
        label: `${day} Dec`,
        description: 'Mon',
        disabled: day === '5',
      }))}
    />
  )
}

function Dates() {
  const [value, setValue] = useState('2026-11-20')
  const field = { pattern: 'DD/MM/YYYY', calendarLabel: 'Choose a day', onValueChange: setValue }
  return (
    <Stack>
      <DateField label="Valid until" value={value} {...field} />
      <DateField label="Registered on" value="2030-01-01" error="This day is in the future." {...field} />
      <DateField label="Registered on" value={value} disabled {...field} />
    </Stack>
  )
}

function Steppers() {
  const [value, setValue] = useState(2)
  const texts = { decreaseLabel: 'One less', increaseLabel: 'One more', problemText: () => 'From 1 to 9' }
  return (
    <Stack>
      <NumberStepper label="Job roles" value={value} onValueChange={setValue} max={9} {...texts} />
      <NumberStepper label="At its least" value={1} onValueChange={() => {}} {...texts} />
      <NumberStepper label="Disabled" value={3} onValueChange={() => {}} disabled {...texts} />
    </Stack>
  )
}

function Codes() {
  const [value, setValue] = useState('123')
  return (
    <Stack>
      <OtpField label="One-time password" value={value} onValueChange={setValue} />
      <OtpField
        label="Refused"
        value="123456"
        onValueChange={() => {}}
        error="Wrong code. 2 attempts left."
      />
      <OtpField label="Disabled" value="" onValueChange={() => {}} disabled />
    </Stack>
  )
}

export const fields = {
  Checkbox: () => (
    <Stack>
      <Checkbox label="I agree to the privacy notice" description="Version 1 of 20 Nov 2026" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Disabled" disabled />
    </Stack>
  ),
  CheckboxGroup: Checkboxes,
  CheckboxMatrix: Matrix,
  ChipGroup: () => (
    <Stack>
      <Chips layout="wrap" />
      <Chips layout="scroll" />
    </Stack>
  ),
  DateField: Dates,
  FilePicker: () => (
    <Inline>
      <FilePicker label="Choose file" onChoose={() => {}} />
      <FilePicker label="Choose file" onChoose={() => {}} disabled />
      <FilePicker camera label="Take a photo" onChoose={() => {}} />
    </Inline>
  ),
  FileRow: () => (
    <Stack gap="small">
      <FileRow
        label="PAN card of the firm"
        help="PDF or photo, up to 10 MB"
        status="uploaded"
        statusLabel="Received"
        fileName="pan-kulkarni-skill-academy.pdf"
        actions={
          <Button variant="secondary" size="small">
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
      />
      <FileRow
        label="Photographs of the classrooms"
        status="failed"
        statusLabel="Failed"
        error="The connection was lost. Nothing was saved."
        chooseLabel="Choose another file"
      />
      <FileRow label="Aadhaar of the owner" status="empty" statusLabel="Needed" chooseLabel="Choose file" />
    </Stack>
  ),
  NumberStepper: Steppers,
  OtpField: Codes,
  RadioGroup: () => (
    <Stack>
      <Radios appearance="list" />
      <Radios appearance="cards" />
    </Stack>
  ),
  SelectField: () => (
    <Stack>
      <SelectField label="State" placeholder="Select an option" options={states} defaultValue="" required />
      <SelectField label="State" options={states} error="Please choose a State." />
      <SelectField label="State" options={states} disabled />
    </Stack>
  ),
  TextArea: () => (
    <Stack>
      <TextArea label="Message" hint="Up to 2,000 characters" />
      <TextArea label="Message" defaultValue="किसका बिल चाहिए?" error="Please write more." />
    </Stack>
  ),
  TextField: () => (
    <Stack>
      <TextField label="Mobile number" prefix="+91" required hint="Ten digits" />
      <TextField label="Mobile number" prefix="+91" defaultValue="98765" error="Enter ten digits." />
      <TextField label="GSTIN" disabled defaultValue="27AAPFU0939F1ZV" />
      <TextField label="केंद्र का नाम" defaultValue="पाटील कौशल अकादमी, पुणे" />
    </Stack>
  ),
}
