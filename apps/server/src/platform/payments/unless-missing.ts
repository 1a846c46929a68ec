import { GatewayRefusal } from './ask-gateway.ts'

/** Undefined where the provider answers, with one of these statuses, that it does not know what was asked for. */
export async function unlessMissing<T>(
  asked: Promise<T>,
  statuses: readonly number[] = [404],
): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GatewayRefusal && statuses.includes(error.status)) return undefined
    throw error
  }
}
