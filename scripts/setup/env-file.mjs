/** Reads the settings of a file `.env`; the environment takes precedence. Tests do not read it. */
export const withEnvFile = { nodeOptions: ['--env-file-if-exists=.env'] }
