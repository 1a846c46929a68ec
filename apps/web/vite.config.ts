import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { firstPage } from './build/first-page.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig(({ mode }) => {
  // The portal that the development server passes API calls on to.
  const { PORTAL_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, import.meta.dirname, 'PORTAL_')
  return {
    base: '/user/',
    plugins: [react(), firstPage(import.meta.dirname), precompress()],
    server: {
      port: 4400,
      proxy: Object.fromEntries(['/api', '/uploads', '/dev'].map((path) => [path, PORTAL_URL])),
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Each group takes what it imports along, so that a screen needs few files: React, which seldom
          // changes; what the first page needs; what every other screen needs; the query cache; what a customer sees first.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
                priority: 4,
              },
              { name: 'main', test: /\/src\/main\.tsx$/, priority: 3 },
              { name: 'app', test: /\/src\/app\/show-app\.tsx$/, priority: 2 },
              {
                name: 'api',
                test: /\/apps\/web\/src\/shared\/api\/(api|endpoint-builders|error-text)\.ts$/,
                priority: 1,
              },
              { name: 'dashboard', test: /\/src\/features\/(shell|overview|services)\// },
            ],
          },
        },
      },
    },
  }
})
