/** The router's `basename`, as in web-apps.ts. */
export const basePath = '/desk'

/** Every path of the desk, below the base path. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  me: '/me',
} as const
