/** Why a message was not sent, for the staff to read. */
export type SendFailure = {
  reason: string
  /** Trying again cannot help: the server refuses this message or its recipient for good. */
  isFinal: boolean
}

const MESSAGE_REFUSALS = new Set(['EENVELOPE', 'EMESSAGE'])

/** Refused passwords (EAUTH) are not final: somebody is going to correct the configuration. */
export function readSendFailure(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { reason: 'Unknown error', isFinal: false }
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500
  return {
    reason: error.message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500),
    isFinal: isPermanent && typeof code === 'string' && MESSAGE_REFUSALS.has(code),
  }
}
