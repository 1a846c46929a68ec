export * from './service-definition.ts'
