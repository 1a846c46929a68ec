import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/theme/styles.css'
import '../src/theme/latin-fonts.css'
import { GuestView } from './guest-view.tsx'
import { KitView } from './kit-view.tsx'
import { ServiceView } from './service-view.tsx'

// ?view=kit|guest|register|otp|service|paid and ?theme=light|dark, one URL for each state.
const query = new URLSearchParams(location.search)
document.documentElement.dataset.app = ''
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const views: Record<string, () => React.JSX.Element> = {
  kit: KitView,
  guest: () => <GuestView step="login" />,
  register: () => <GuestView step="register" />,
  otp: () => <GuestView step="otp" />,
  service: () => <ServiceView paid={false} />,
  paid: () => <ServiceView paid />,
}
const View = views[query.get('view') ?? 'kit'] ?? KitView
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <View />
    </StrictMode>,
  )
