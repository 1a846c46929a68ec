/** The router's `basename`, as in web-apps.ts. */
export const basePath = '/desk'

/** Every path of the desk, below the base path. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  me: '/me',
  work: '/work',
  application: '/applications/:id',
} as const

export const workPath = (view: string) => `${paths.work}/${view}`
export const applicationPath = (id: string) => paths.application.replace(':id', id)
