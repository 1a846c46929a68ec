import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Served by `npm run dev` alone; nothing builds it. */
export default defineConfig({ base: '/gallery/', plugins: [react()] })
