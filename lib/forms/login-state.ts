/** What the sign-in action answers; on success it redirects instead. */
export type LoginState = {
  /** Why nobody was signed in. */
  message?: string
  /** The typed address, so that a form posted without JavaScript comes back filled. Never the password. */
  email?: string
}

export type LoginAction = (previous: LoginState, formData: FormData) => Promise<LoginState>
