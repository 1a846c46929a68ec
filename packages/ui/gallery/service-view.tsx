import { useState } from 'react'
import {
  AccountMenu,
  AppShell,
  Badge,
  Banner,
  BuildingIcon,
  Button,
  CalendarIcon,
  Card,
  DocumentIcon,
  HeadsetIcon,
  HomeIcon,
  IconButton,
  ListIcon,
  Logo,
  LogoutIcon,
  NumberStepper,
  PageHeader,
  PriceLines,
  RadioGroup,
  RupeeIcon,
  ShieldIcon,
  Stack,
  StatusBadge,
  StickyBar,
  TicketIcon,
  TrashIcon,
  UserIcon,
} from '../src/index.ts'
import { StageList } from './stage-list.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const navigation = [
  { id: 'home', label: 'Overview', icon: <HomeIcon />, link: <a href="#home">.</a>, primary: true },
  {
    id: 'services',
    label: 'My services',
    icon: <ListIcon />,
    link: (
      <a href="#services" aria-current="page">
        .
      </a>
    ),
    primary: true,
  },
  {
    id: 'documents',
    label: 'Documents',
    icon: <DocumentIcon />,
    link: <a href="#documents">.</a>,
    primary: true,
  },
  { id: 'payments', label: 'Payments', icon: <RupeeIcon />, link: <a href="#payments">.</a>, primary: true },
  { id: 'tickets', label: 'Support tickets', icon: <TicketIcon />, link: <a href="#tickets">.</a> },
  { id: 'consult', label: 'Expert consultation', icon: <HeadsetIcon />, link: <a href="#consult">.</a> },
  { id: 'compliance', label: 'Compliance', icon: <CalendarIcon />, link: <a href="#compliance">.</a> },
  { id: 'profile', label: 'Your account', icon: <BuildingIcon />, link: <a href="#profile">.</a> },
]

function Choices() {
  const [option, setOption] = useState<'new' | 'renew' | 'extend'>()
  const [quantity, setQuantity] = useState(2)
  return (
    <Card title="Choose what you need">
      <Stack gap="large">
        <RadioGroup
          label="Type of registration"
          appearance="cards"
          value={option ?? 'new'}
          onValueChange={setOption}
          options={[
            {
              value: 'new',
              label: 'New centre',
              description: 'First registration of a centre',
              aside: '₹12,712',
            },
            { value: 'renew', label: 'Renewal', description: 'For one more year', aside: '₹8,475' },
            { value: 'extend', label: 'Extension', description: 'Not open at the moment', disabled: true },
          ]}
        />
        <NumberStepper
          label="Number of Job Roles"
          hint="₹12,712 for each further one"
          value={quantity}
          onValueChange={setQuantity}
          decreaseLabel="One job role less"
          increaseLabel="One job role more"
          problemText={() => 'At most 10'}
        />
      </Stack>
    </Card>
  )
}

function Overview() {
  return (
    <Card title="Overview">
      <Stack>
        <p>
          Registration of a training centre with the Skill India portal, until the certificate is in your
          hands.
        </p>
        <ul style={{ paddingInlineStart: '1.25rem' }}>
          <li>Application prepared and filed by our experts</li>
          <li>Inspection of the centre arranged</li>
        </ul>
        <Banner tone="warning" title="Before you begin">
          Keep the rent agreement and the photographs of the classrooms ready.
        </Banner>
      </Stack>
    </Card>
  )
}

export function ServiceView({ paid }: { paid: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <AppShell
      skipLabel="Skip to content"
      logo={<Logo label="Sanad" />}
      home={<a href="#home">.</a>}
      navigation={navigation}
      navigationLabel="Main"
      menuLabel="Open menu"
      closeMenuLabel="Close menu"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      banner={paid ? 'Ravi from Sanad is helping you with this account' : undefined}
      navigationFooter={
        <Button variant="quiet" icon={<LogoutIcon />}>
          Log out
        </Button>
      }
      account={
        <>
          <ThemeSwitch />
          <AccountMenu label="Account of Asha Kulkarni" name="Asha Kulkarni" detail="••••••3210">
            <Button variant="quiet" icon={<UserIcon />}>
              Switch account
            </Button>
            <Button variant="quiet" icon={<LogoutIcon />}>
              Log out
            </Button>
          </AccountMenu>
        </>
      }
    >
      <PageHeader
        back={<a href="#services">.</a>}
        backLabel="My services"
        title="Training Centre Registration"
        subtitle="for Kulkarni Skill Academy"
        badge={
          paid ? (
            <StatusBadge tone="blue">On Going</StatusBadge>
          ) : (
            <StatusBadge tone="yellow">Payment Pending</StatusBadge>
          )
        }
        meta={['#TCR8F3KQ7M2XD', 'Applied on 20 Nov 2026', 'Kulkarni Skill Academy']}
        actions={<IconButton label="Delete service" icon={<TrashIcon />} />}
      />
      <Stack gap="large">
        {paid ? (
          <Banner tone="success" title="Congratulations! Your payment is received.">
            We have started to work on your application.
          </Banner>
        ) : (
          <>
            <Overview />
            <Choices />
          </>
        )}
        <StageList paid={paid} />
        {!paid && (
          <>
            <Card title="Payment Summary" icon={<ShieldIcon />}>
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
                note="Payment 100% secure and encrypted. Card details are never stored."
              />
            </Card>
            <StickyBar
              label="Amount Payable"
              amount="₹28,820"
              badge={<Badge tone="green">₹1,000 off</Badge>}
              action={<Button>Pay Instantly</Button>}
            />
          </>
        )}
      </Stack>
    </AppShell>
  )
}
