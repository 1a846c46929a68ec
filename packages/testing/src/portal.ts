import type { APIRequestContext } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { overFetch } from './over-fetch.ts'
import { overInject } from './over-inject.ts'
import { overPlaywright } from './over-playwright.ts'
import type { Transport } from './transport.ts'

/** The portal as a test holds it: the app itself, its origin, what a journey sends by, or any other transport. */
export type Portal = FastifyInstance | string | APIRequestContext | Transport

export function transportTo(portal: Portal): Transport {
  if (typeof portal === 'function') return portal
  if (typeof portal === 'string') return overFetch(portal)
  return 'inject' in portal ? overInject(portal) : overPlaywright(portal)
}
