import { problemOf } from '@/components/forms/action-problem'

/** What a browser throws when the person or the device says no. */
const REFUSALS: Record<string, string> = {
  NotAllowedError: 'Nothing was used. Try again when you are ready.',
  InvalidStateError: 'This device has a passkey for you already.',
}

const browserPart = () => import('@simplewebauthn/browser')

type Part = Awaited<ReturnType<typeof browserPart>>

/** @returns what the device answered, as JSON, or what to tell the person */
export async function askDevice(
  ask: (part: Part) => Promise<object>,
): Promise<{ answer: string } | { problem: string }> {
  try {
    return { answer: JSON.stringify(await ask(await browserPart())) }
  } catch (error) {
    return { problem: REFUSALS[(error as Error).name] ?? problemOf(error) }
  }
}
