import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  // The portal that the development server passes API calls on to.
  const { PORTAL_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, import.meta.dirname, 'PORTAL_')
  return {
    base: '/user/',
    plugins: [react()],
    server: {
      port: 4400,
      proxy: Object.fromEntries(['/api', '/uploads', '/dev'].map((path) => [path, PORTAL_URL])),
    },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }
})
