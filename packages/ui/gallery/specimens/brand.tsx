import { Inline, Logo } from '../../src/index.ts'

export const brand = {
  Logo: () => (
    <Inline gap="large">
      <Logo label="Sanad" />
      <span style={{ padding: '1rem', background: 'var(--color-brand)' }}>
        <Logo label="Sanad" tone="light" />
      </span>
    </Inline>
  ),
}
