export interface WebApp {
  /** As messages to operators name it. */
  readonly name: string
  /** Where it is served; its Vite build and its router take it from here or state the same. */
  readonly basePath: string
  /** Below the repository; its build is in `dist`. */
  readonly folder: string
}

/**
 * Every app for the browser, once: `npm start` builds them, `npm run dev` reloads them, the server serves them.
 * `/` leads to the first.
 */
export const webApps: readonly [WebApp, ...WebApp[]] = [
  { name: 'customer app', basePath: '/user', folder: 'apps/web' },
  { name: 'desk', basePath: '/desk', folder: 'apps/desk' },
]
