import { brandInPage } from '@sanad/branding/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const branding = process.env.BRANDING_DIR || `${import.meta.dirname}/../../../branding`

/** Served by `npm run dev` alone; nothing builds it. */
export default defineConfig({ base: '/gallery/', plugins: [react(), brandInPage(branding)] })
