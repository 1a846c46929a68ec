import { validate } from './validate/validate.ts'

process.exit((await validate()) ? 0 : 1)
