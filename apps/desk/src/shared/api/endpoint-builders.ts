import { endpointBuilders } from '@sanad/web-kit'
import type { TagType } from './api.ts'

export const { endpointQuery, endpointMutation } = endpointBuilders<TagType>()
