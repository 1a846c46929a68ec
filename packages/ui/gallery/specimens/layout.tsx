import {
  AccountMenu,
  ActionMenu,
  AppShell,
  Button,
  Card,
  CardGrid,
  Columns,
  FoldedCard,
  GuestShell,
  IconButton,
  Inline,
  Measure,
  PageHeader,
  RowList,
  ShieldIcon,
  SkipLink,
  Stack,
  StatusBadge,
  StickyBar,
  TrashIcon,
  VisuallyHidden,
} from '../../src/index.ts'
import { actions } from './actions.tsx'

/** A frame is a page of its own. */
const seePage = (shell: { name: string }, ...views: string[]) => (
  <Inline>
    <span>{shell.name}:</span>
    {views.map((view) => (
      <a key={view} href={`?view=${view}`}>
        {view}
      </a>
    ))}
  </Inline>
)

const filler = (title: string) => (
  <Card key={title} title={title}>
    <p>What it says.</p>
  </Card>
)

export const layout = {
  AccountMenu: () => (
    <AccountMenu label="Account of Asha Kulkarni" name="Asha Kulkarni" detail="••••••3210">
      <Button variant="quiet">Log out</Button>
    </AccountMenu>
  ),
  ActionMenu: () => (
    <ActionMenu label="More">
      <Button variant="quiet" icon={<TrashIcon />}>
        Delete Service
      </Button>
    </ActionMenu>
  ),
  AppShell: () => seePage(AppShell, 'service', 'paid'),
  Card: () => (
    <Stack>
      {(['plain', 'sunken', 'highlight'] as const).map((tone) => (
        <Card
          key={tone}
          tone={tone}
          title={`A card in ${tone}`}
          description="What it is about"
          icon={<ShieldIcon />}
          actions={<IconButton label="Delete" icon={<TrashIcon />} />}
        >
          <p>What it says.</p>
        </Card>
      ))}
      <Card title="Nothing but a title" />
      <Card>Nothing but what it says.</Card>
    </Stack>
  ),
  CardGrid: () => <CardGrid>{[filler('One'), filler('Two'), filler('Three')]}</CardGrid>,
  Columns: () => <Columns aside={filler('Beside it')}>{filler('What the page is for')}</Columns>,
  FoldedCard: () => (
    <FoldedCard title="What is asked seldom" summary="A line of what is inside">
      <p>What it says.</p>
    </FoldedCard>
  ),
  GuestShell: () => seePage(GuestShell, 'guest', 'register', 'otp'),
  Inline: () => (
    <Inline justify="between">
      <Button>One</Button>
      <Button variant="secondary">Two</Button>
    </Inline>
  ),
  Measure: () => <Measure>{filler('As wide as lines are good to read')}</Measure>,
  PageHeader: () => (
    <Stack gap="large">
      <PageHeader title="Only a title" />
      <PageHeader
        back={<a href="#PageHeader">.</a>}
        backLabel="My services"
        title="Training Centre Registration"
        subtitle="for Kulkarni Skill Academy"
        badge={<StatusBadge tone="blue">On Going</StatusBadge>}
        meta={[
          '#TCR8F3KQ7M2XD',
          'Applied on 20 Nov 2026',
          <a key="link" href="#PageHeader">
            Kulkarni Skill Academy
          </a>,
        ]}
        actions={<IconButton label="Delete service" icon={<TrashIcon />} />}
      />
    </Stack>
  ),
  RowList: () => (
    <Card title="My services" padding="none">
      <RowList>
        <actions.LinkRow />
      </RowList>
    </Card>
  ),
  Stack: () => (
    <Stack gap="small">
      <span>One</span>
      <span>below the other</span>
    </Stack>
  ),
  StickyBar: () => (
    <Stack>
      <StickyBar
        label="Amount Payable"
        amount="₹28,820"
        badge={<StatusBadge tone="green">₹1,000 off</StatusBadge>}
        action={<Button>Pay Instantly</Button>}
      />
      <StickyBar
        label="Amount Payable"
        amount="Choose a plan"
        prompt
        action={<Button disabled>Pay</Button>}
      />
    </Stack>
  ),
  SkipLink: () => (
    <p>
      Seen when it has the focus: <SkipLink>Skip to content</SkipLink>
    </p>
  ),
  VisuallyHidden: () => (
    <p>
      Heard, not seen:<VisuallyHidden> this</VisuallyHidden>
    </p>
  ),
}
