import {
  Button,
  ChevronRightIcon,
  DocumentIcon,
  IconButton,
  IconLink,
  Inline,
  LinkButton,
  LinkRow,
  MailIcon,
  ShieldIcon,
  Stack,
  StatusBadge,
  TicketIcon,
  TrashIcon,
} from '../../src/index.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const actions = {
  Button: () => (
    <Stack>
      {(['regular', 'small'] as const).map((size) => (
        <Inline key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} icon={<TrashIcon />}>
            With an icon
          </Button>
          <Button size={size} iconAfter={<ChevronRightIcon size={1.1} />}>
            Icon after
          </Button>
        </Inline>
      ))}
      <Inline>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
        <Button busy busyLabel="Saving…">
          Save Changes
        </Button>
      </Inline>
      <Button fullWidth>Full width</Button>
      <Button fullWidth variant="secondary">
        एक लंबा शीर्षक, जो फ़ोन पर दो पंक्तियों में आता है और फिर भी पढ़ा जा सकता है
      </Button>
    </Stack>
  ),
  IconButton: () => (
    <Inline>
      <IconButton label="Delete" icon={<TrashIcon />} />
      <IconButton label="Delete" icon={<TrashIcon />} disabled />
    </Inline>
  ),
  IconLink: () => (
    <Inline gap="large">
      <IconLink render={<a href="#IconLink">.</a>} label="Notifications" icon={<MailIcon />} />
      <IconLink render={<a href="#IconLink">.</a>} label="3 notifications" icon={<MailIcon />} count="3" />
      <IconLink render={<a href="#IconLink">.</a>} label="99 notifications" icon={<MailIcon />} count="99+" />
    </Inline>
  ),
  LinkButton: () => (
    <Inline>
      {variants.map((variant) => (
        <LinkButton key={variant} variant={variant} render={<a href="#LinkButton">.</a>}>
          {variant}
        </LinkButton>
      ))}
      <LinkButton size="small" icon={<DocumentIcon />} render={<a href="#LinkButton">.</a>}>
        Small
      </LinkButton>
    </Inline>
  ),
  LinkRow: () => (
    <Stack gap="none">
      <LinkRow render={<a href="#LinkRow">.</a>} title="Only a title" />
      <LinkRow
        render={<a href="#LinkRow">.</a>}
        icon={<TicketIcon />}
        title="Training Centre (TC) Registration"
        description="Your turn: provide 4 items"
        aside={<StatusBadge tone="yellow">Your turn</StatusBadge>}
      />
      <LinkRow
        render={<button type="button">.</button>}
        icon={<ShieldIcon />}
        title="प्रशिक्षण केंद्र पंजीकरण, एक बहुत लंबे नाम के साथ"
        description="विभाग के उत्तर की प्रतीक्षा है; आपको कुछ नहीं करना है"
        aside={<StatusBadge tone="blue">काम चल रहा है</StatusBadge>}
      />
    </Stack>
  ),
}
