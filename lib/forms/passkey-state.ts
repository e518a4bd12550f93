import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { ActionState } from './form-state'

/** `options`: the password is right, and the browser may ask the device. */
export type NewPasskeyState = ActionState & { options?: PublicKeyCredentialCreationOptionsJSON }

export type PasskeyActions = {
  start: (previous: NewPasskeyState, formData: FormData) => Promise<NewPasskeyState>
  finish: (name: string, answer: string) => Promise<ActionState>
}

export type PasskeyStepActions = {
  start: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>
  finish: (answer: string) => Promise<ActionState>
}
